/** The shopper's wish lists. S20. */
import { WishListsScreen } from "#ui/lists/wish-lists/wish-lists-screen.tsx"
import { definePage } from "#app/page.ts"
import type { WishListsActors } from "./wish-lists-controller.ts"

export const page = definePage<never, WishListsActors>({
  controller: () => import("./wish-lists-controller.ts"),
  title: (text, _, { brand }) => `${text("lists.title")} · ${brand}`,
  Screen: ({ actor, location }) => <WishListsScreen actor={actor} chosen={location.params["hash"] ?? null} />,
})
