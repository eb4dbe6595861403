/** Page of search results. S9. */
import { SearchScreen } from "#ui/search/search-screen.tsx"
import { definePage } from "#app/page.ts"
import { listingQueryAt } from "#app/pages/listing-query-at.ts"
import { wordedListing } from "./worded-listing.ts"

export const page = definePage({
  fetch: (ports, location) => wordedListing(ports)(listingQueryAt(location)),
  controller: () => import("./search-controller.ts"),
  title: (text, { context: { query } }, { brand }) =>
    `${query.text === null ? text("listing.search") : `${text("listing.search")}: ${query.text}`} · ${brand}`,
  Screen: SearchScreen,
})
