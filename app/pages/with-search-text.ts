/** Listing ports that send no request without search terms: that page shows recent searches. S29l. */
import type { Facets } from "#domain/entities/catalogue/listing.ts"
import type { Ports } from "#machines/ports.ts"
import { overriddenPorts } from "#app/overridden-ports.ts"

const noFacets: Facets = { taxons: [], brands: [], colours: [], sizes: [], ratings: [], onSale: 0, price: { min: 0, max: 0, bars: [] } }

/** The same ports, with listings requested only for search terms. */
export const worded = (ports: Ports): Ports =>
  overriddenPorts(ports, {
    fetchListing: (query, signal) =>
      query.text === null
        ? Promise.resolve({ query, tiles: [], total: 0, facets: noFacets, breadcrumb: [], corrected: null })
        : ports.fetchListing(query, signal),
  })
