/** Delivery to a place: what a site's zones say of it. Specification §9, W9. */
import { isCapital } from "#domain/rules/account/zones.ts"
import { deliveryKind, type DeliveryKind, type Destination } from "./delivery.ts"
import type { DeliveryTerms } from "./delivery-terms.ts"
import { zoneHours, zoneOf, type Place } from "./delivery-zones.ts"

/** Whether a place is in the capital, the default until a city is chosen. */
export const isNear = ({ city }: Pick<Place, "city">): boolean => city === "" || isCapital(city)

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
