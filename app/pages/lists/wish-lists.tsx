/** Page of the shopper's wish lists. S20. */
import { ListsLoading } from "#ui/lists/public/lists-loading.tsx"
import { latePart } from "#ui/react/lazy-part.ts"
import { definePage } from "#app/page.ts"

/** Loaded lazily, so that its prices share a bundle with the catalogue and not with the cart. */
const WishListsScreen = latePart(async () => (await import("#ui/lists/wish-lists/wish-lists-screen.tsx")).WishListsScreen, <ListsLoading />)

export const page = definePage({
  controller: () => import("./wish-lists-controller.ts"),
  title: (text, _, { brand }) => `${text("lists.title")} · ${brand}`,
  Screen: ({ actor, location }) => <WishListsScreen actor={actor} chosen={location.params["hash"] ?? null} />,
})
