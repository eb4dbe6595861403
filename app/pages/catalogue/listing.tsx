/** Page of a listing: all products or one taxon. S5, S30. */
import { ListingScreen } from "#ui/catalogue/public/listing-screen.tsx"
import { definePage } from "#app/page.ts"
import { listingQueryAt } from "#app/pages/listing-query-at.ts"

export const page = definePage({
  fetch: (ports, location) => ports.fetchListing(listingQueryAt(location)),
  controller: () => import("./list-controller.ts"),
  title: (text, { value, context: { page: listing, query } }, { brand }) => {
    const name = value === "missing" ? text("listing.missing") : listing?.breadcrumb.at(-1)?.name
    return `${name ?? text(query.collection === null ? "listing.all" : `listing.${query.collection}`)} · ${brand}`
  },
  Screen: ListingScreen,
})
