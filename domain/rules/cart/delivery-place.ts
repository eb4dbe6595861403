/** Delivery to a place: what a site's zones say of it. Specification §9, W9. */
import { deliveryKind, type DeliveryKind, type Destination } from "./delivery.ts"
import { zoneHours, type DeliveryTerms, type ZoneTerms } from "./delivery-terms.ts"

/** Aimag or capital, and soum or district, by code or name. */
export type Place = { readonly city: string; readonly district: string }

/** The place of an address that is being typed; `null` until its district is chosen. */
export const chosenPlace = ({ city, district }: Place): Place | null => (district === "" ? null : { city, district })

/** Terms of a place by its district, else by its city: `null` where nothing is delivered, `undefined` where a site sets none. */
export const zoneOf = ({ zones }: Pick<DeliveryTerms, "zones">, { city, district }: Place): ZoneTerms | null | undefined => {
  const zone = [`${city}, ${district}`, city].find((name) => Object.hasOwn(zones, name))
  return zone === undefined ? undefined : zones[zone]
}

/** Kind of a delivery to a place, and the terms with its hours; `null` where the site delivers nothing. A zone with hours of its own has no same-day rule. */
export const deliveryTo = (
  { isMadeToOrder, isToCapital, ...place }: Destination & Place,
  terms: DeliveryTerms,
): { readonly kind: DeliveryKind; readonly terms: DeliveryTerms } | null => {
  const zone = zoneOf(terms, place)
  if (zone === null || (zone === undefined && !isToCapital && !terms.country)) return null
  const own = zone === undefined ? null : zoneHours(zone)
  return own === null
    ? { kind: deliveryKind({ isMadeToOrder, isToCapital }), terms }
    : { kind: deliveryKind({ isMadeToOrder, isToCapital: false }), terms: { ...terms, countryHours: own } }
}
