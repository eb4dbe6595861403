/** A shared wish list, open to visitors. S11. */
import type { WishList, WishListHash } from "#domain/entities/lists/wish-list.ts"
import { SharedListScreen } from "#ui/lists/shared-list-screen.tsx"
import { definePage } from "#app/page.ts"
import type { SharedListActors } from "./shared-list-controller.ts"

export const page = definePage<WishList, SharedListActors>({
  fetch: (ports, { params }) => ports.fetchWishList({ hash: (params["hash"] ?? "") as WishListHash }),
  controller: () => import("./shared-list-controller.ts"),
  title: (text, { value, context: { list } }, { brand }) =>
    value === "missing" ? `${text("lists.missing")} · ${brand}` : list === null ? brand : `${text("lists.of", { name: list.ownerName })}: ${list.name} · ${brand}`,
  Screen: ({ actor }) => <SharedListScreen actor={actor} />,
})
