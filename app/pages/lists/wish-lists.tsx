/** The shopper's wish lists. S20. */
import type { PageLocation } from "#app/address.ts"
import { lazyPart, useLazyPart } from "#ui/react/lazy-part.ts"
import { ListsLoading } from "#ui/lists/public/lists-loading.tsx"
import { definePage } from "#app/page.ts"
import type { WishListsActors } from "./wish-lists-controller.ts"

/** Apart from the page, since its prices belong to the catalogue's files and not to those of buying. */
const screen = lazyPart(async () => (await import("#ui/lists/wish-lists/wish-lists-screen.tsx")).WishListsScreen)

const Screen = ({ actor, location }: WishListsActors & { readonly location: PageLocation }) => {
  const { Part: WishListsScreen } = useLazyPart(screen, true)
  return WishListsScreen === null ? <ListsLoading /> : <WishListsScreen actor={actor} chosen={location.params["hash"] ?? null} />
}

export const page = definePage<never, WishListsActors>({
  controller: () => import("./wish-lists-controller.ts"),
  title: (text, _, { brand }) => `${text("lists.title")} · ${brand}`,
  Screen,
})
