/** Page of search results. S9. */
import { SearchScreen } from "#ui/search/search-screen.tsx"
import { definePage } from "#app/page.ts"
import { listingQueryAt } from "#app/pages/listing-query-at.ts"
import { fetchSearchResults } from "./fetch-search-results.ts"

export const page = definePage({
  fetch: (ports, location) => fetchSearchResults(ports)(listingQueryAt(location)),
  controller: () => import("./search-controller.ts"),
  title: (text, { context: { query } }, { brand }) => `${text("listing.search")}${query.text === null ? "" : `: ${query.text}`} · ${brand}`,
  Screen: SearchScreen,
})
