/** Port of listings on the page of search results. Without search terms it sends no request: that page shows recent searches. S29l. */
import { emptyFacets } from "#domain/rules/catalogue/listing-query.ts"
import type { Ports } from "#machines/ports.ts"

export const fetchSearchResults =
  (ports: Ports): Ports["fetchListing"] =>
  (query, signal) =>
    query.text === null
      ? Promise.resolve({ query, tiles: [], total: 0, facets: emptyFacets, breadcrumb: [], corrected: null, leftOut: [] })
      : ports.fetchListing(query, signal)
