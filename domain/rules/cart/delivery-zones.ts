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

/** Hours of a zone of its own; `null` where it has the usual ones. */
export const zoneHours = ({ from, to }: ZoneTerms): DeliveryTerms["countryHours"] | null =>
  from === undefined || to === undefined ? null : { from, to }

/** Hours of the quickest and slowest delivery outside the city; `null` where a site delivers in the city alone. */
export const countryRange = ({ country, countryHours, zones }: DeliveryTerms): DeliveryTerms["countryHours"] | null => {
  const ofZones = Object.values(zones).map((zone) => (zone === null ? null : zoneHours(zone)))
  const all = [country ? countryHours : null, ...ofZones].filter((hours) => hours !== null)
  return all.length === 0 ? null : { from: Math.min(...all.map(({ from }) => from)), to: Math.max(...all.map(({ to }) => to)) }
}
