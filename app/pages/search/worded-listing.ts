/** Port of listings that answers nothing without search terms: that page shows recent searches. S29l. */
import type { Facets } from "#domain/entities/catalogue/listing.ts"
import type { Ports } from "#machines/ports.ts"

const noFacets: Facets = { taxons: [], brands: [], colours: [], sizes: [], ratings: [], onSale: 0, price: { min: 0, max: 0, bars: [] } }

export const wordedListing =
  (ports: Ports): Ports["fetchListing"] =>
  (query, signal) =>
    query.text === null ? Promise.resolve({ query, tiles: [], total: 0, facets: noFacets, breadcrumb: [], corrected: null, leftOut: [] }) : ports.fetchListing(query, signal)
