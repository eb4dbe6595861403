/** Airport or postal area that a shopper has found by its name or by the position of the device. E24, E25. */
import type { Airport } from "./airport.ts"
import type { PlacedZipArea } from "./zip-area.ts"

export type FoundPlace = { readonly kind: "airport"; readonly airport: Airport } | { readonly kind: "area"; readonly area: PlacedZipArea }
export type PlaceKind = FoundPlace["kind"]

/** Why the shopper's position is unknown: permission refused, not available on the device, or far from every postal area. */
export type NotLocated = "refused" | "unavailable" | "elsewhere"
