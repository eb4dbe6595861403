/** Searches of airports and postal areas. Specification §7 "Search service"; E24, E25. */
import type { SearchBody } from "../contract/grammar.ts"
import { trimmedText } from "./terms.ts"

/** Maximum number of airports, and of postal areas. */
export const placeSizes = { airports: 40, areas: 12 } as const

const byText = (text: string, size: number, fields: ReadonlyArray<string>): SearchBody => ({
  size,
  query: { multi_match: { query: trimmedText(text), type: "bool_prefix", operator: "and", fields } },
})

const airportFields = ["iata^9", "icao^8", "city^4", "name^2", "state", "country"]
export const airportsRequest = (text: string): SearchBody => byText(text, placeSizes.airports, airportFields)

export const zipAreasRequest = (text: string): SearchBody => byText(text, placeSizes.areas, ["zipcode^4", "name^3", "parents.name"])

/** The areas at a point. */
export const areasAtRequest = ({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }): SearchBody => ({
  size: placeSizes.areas,
  query: {
    bool: {
      filter: [{ geo_shape: { location: { shape: { type: "point", coordinates: [longitude, latitude] }, relation: "intersects" } } }],
    },
  },
})
