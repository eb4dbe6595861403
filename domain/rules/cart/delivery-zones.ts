/** Zones of a site's delivery: terms of an aimag or a district. Specification §9, W9. */
import type { DeliveryTerms, ZoneTerms } from "./delivery-terms.ts"

/** Aimag or capital, and soum or district, by code or name. */
export type Place = { readonly city: string; readonly district: string }

/** The place of an address that is being typed; `null` until its district is chosen. */
export const chosenPlace = ({ city, district }: Place): Place | null => (district === "" ? null : { city, district })

/** Terms of a place by its district, else by its city: `null` where nothing is delivered, `undefined` where a site sets none. */
export const zoneOf = ({ zones }: Pick<DeliveryTerms, "zones">, { city, district }: Place): ZoneTerms | null | undefined => {
  const zone = [`${city}, ${district}`, city].find((name) => Object.hasOwn(zones, name))
  return zone === undefined ? undefined : zones[zone]
}
