/** Page of a shared wish list, open to visitors. S11. */
import type { WishListHash } from "#domain/entities/lists/wish-list.ts"
import { SharedListScreen } from "#ui/lists/shared-list-screen.tsx"
import type { PageLocation } from "#app/address.ts"
import { definePage } from "#app/page.ts"

const queryAt = ({ params }: PageLocation) => ({ hash: (params["hash"] ?? "") as WishListHash })

export const page = definePage({
  fetch: (ports, location) => ports.fetchWishList(queryAt(location)),
  machine: async () => (await import("#machines/lists/shared-list.ts")).sharedListMachine,
  input: ({ data, location }) => ({ list: data, query: queryAt(location) }),
  title: (text, { value, context: { list } }, { brand }) => {
    if (value === "missing") return `${text("lists.missing")} · ${brand}`
    return list === null ? brand : `${text("lists.of", { name: list.ownerName })}: ${list.name} · ${brand}`
  },
  Screen: SharedListScreen,
})
