/** Delivery to a place: what a site's zones say of it. Specification §9, W9. */
import { deliveryKind, type DeliveryKind, type Destination } from "./delivery.ts"
import type { DeliveryTerms } from "./delivery-terms.ts"

type Place = { readonly city: string; readonly district: string }

/** Hours of an aimag or district, the district's first; `null` where nothing is delivered, `undefined` where a site sets none. */
const hoursOf = ({ zones }: DeliveryTerms, { city, district }: Place): DeliveryTerms["countryHours"] | null | undefined => {
  const zone = [`${city}, ${district}`, city].find((name) => Object.hasOwn(zones, name))
  return zone === undefined ? undefined : zones[zone]
}

/** Kind of a delivery to a place, and the terms with its hours; `null` where the site delivers nothing. A zone with hours of its own has no same-day rule. */
export const deliveryTo = (
  { isMadeToOrder, isToCapital, ...place }: Destination & Place,
  terms: DeliveryTerms,
): { readonly kind: DeliveryKind; readonly terms: DeliveryTerms } | null => {
  const own = hoursOf(terms, place)
  if (own === null || (own === undefined && !isToCapital && !terms.country)) return null
  return own === undefined
    ? { kind: deliveryKind({ isMadeToOrder, isToCapital }), terms }
    : { kind: deliveryKind({ isMadeToOrder, isToCapital: false }), terms: { ...terms, countryHours: own } }
}
