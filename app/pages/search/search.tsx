/** Page of search results. S9. */
import type { ListingPage } from "#domain/entities/catalogue/listing.ts"
import { SearchScreen } from "#ui/search/search-screen.tsx"
import { definePage } from "#app/page.ts"
import type { ListActors } from "#app/pages/catalogue/list-controller.ts"
import { listingQueryAt } from "#app/pages/listing-query-at.ts"
import { wordedListing } from "./worded-listing.ts"

export const page = definePage<ListingPage, ListActors>({
  fetch: (ports, location) => wordedListing(ports)(listingQueryAt(location)),
  controller: () => import("./search-controller.ts"),
  title: (text, { context: { query } }, { brand }) =>
    `${query.text === null ? text("listing.search") : `${text("listing.search")}: ${query.text}`} · ${brand}`,
  Screen: SearchScreen,
})
