/** Empty state. */
import ShoppingBag from "lucide-react/icons/shopping-bag"
import preview from "#book/preview.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { EmptyState } from "./empty-state.tsx"

const meta = preview.meta({ title: "Parts/EmptyState", component: EmptyState, args: { title: "Таны сагс хоосон байна" } })

/** Text only, where no action would help. */
export const Bare = meta.story({})
/** The same with an action. */
export const WithAWayOn = meta.story({
  args: {
    icon: <ShoppingBag />,
    text: "Таалагдсан бараагаа сагсандаа нэмээрэй",
    children: <ButtonLink href="/products">Шинэ бараа үзэх</ButtonLink>,
  },
})
