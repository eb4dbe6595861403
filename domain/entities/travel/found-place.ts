/** Place that a shopper finds by typing, or by where they are. E24, E25. */
import type { Airport } from "./airport.ts"
import type { PlacedZipArea } from "./zip-area.ts"

export type FoundPlace = { readonly kind: "airport"; readonly airport: Airport } | { readonly kind: "area"; readonly area: PlacedZipArea }
export type PlaceKind = FoundPlace["kind"]

/** Why it is not known where a shopper is: they refused, the device cannot say, or it is far from every place. */
export type NotLocated = "refused" | "unavailable" | "elsewhere"
