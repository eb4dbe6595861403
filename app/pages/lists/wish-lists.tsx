/** The shopper's wish lists. S20. */
import { ListsLoading } from "#ui/lists/public/lists-loading.tsx"
import { latePart } from "#ui/react/lazy-part.ts"
import { definePage } from "#app/page.ts"

/** Apart from the page, since its prices belong to the catalogue's files and not to those of buying. */
const WishListsScreen = latePart(async () => (await import("#ui/lists/wish-lists/wish-lists-screen.tsx")).WishListsScreen, <ListsLoading />)

export const page = definePage({
  controller: () => import("./wish-lists-controller.ts"),
  title: (text, _, { brand }) => `${text("lists.title")} · ${brand}`,
  Screen: ({ actor, location }) => <WishListsScreen actor={actor} chosen={location.params["hash"] ?? null} />,
})
