/** Zones of the country by level. Names repeat, so a zone is looked up inside its parent. Specification §3, E6 and E22. */
import type { Zone } from "#domain/entities/account/address.ts"
import { allTexts, defaultLocale } from "#domain/entities/locale.ts"
import { byAlphabet } from "#domain/rules/texts/alphabet.ts"

const capital = { code: "11", names: ["Улаанбаатар", "Ulaanbaatar"] } as const

/** Whether a city, by name or code, is the capital, where delivery is quicker. */
export const isCapital = (city: string): boolean => city === capital.code || capital.names.some((name) => name === city)

/** Order of zones: by the number in the name, so that «2-р хороо» precedes «10-р хороо»; by the alphabet where a name has none. */
const byNumber = (one: Zone, other: Zone): number => {
  const [name, otherName] = [one.name[defaultLocale], other.name[defaultLocale]]
  const [first, second] = [Number.parseInt(name, 10), Number.parseInt(otherName, 10)]
  return Number.isNaN(first) || Number.isNaN(second) ? byAlphabet(name, otherName) : first - second
}

const childrenOf = (zones: ReadonlyArray<Zone>, parent: Zone | undefined): ReadonlyArray<Zone> =>
  parent === undefined ? [] : zones.filter((zone) => zone.parent === parent.code).toSorted(byNumber)

/** Whether a zone has that code, or that name in any language: an address has the names of the language in which it was fetched. */
export const isZone = (zone: Zone, name: string): boolean => zone.code === name || allTexts(zone.name).includes(name)

const findZone = (zones: ReadonlyArray<Zone>, name: string): Zone | undefined => zones.find((zone) => isZone(zone, name))

/** Cities and aimags, the capital first, since most orders go there. */
export const citiesOf = (zones: ReadonlyArray<Zone>): ReadonlyArray<Zone> => {
  const cities = zones.filter(({ level }) => level === 1).toSorted(byNumber)
  return [...cities.filter(({ code }) => code === capital.code), ...cities.filter(({ code }) => code !== capital.code)]
}

/** Districts or soums of a city or aimag, given by name or code; empty for an unknown one. */
export const districtsOf = (zones: ReadonlyArray<Zone>, city: string): ReadonlyArray<Zone> =>
  childrenOf(zones, findZone(citiesOf(zones), city))

/** Khoroos or bags of a district or soum, given by name or code; empty for an unknown one. */
export const quartersOf = (zones: ReadonlyArray<Zone>, city: string, district: string): ReadonlyArray<Zone> =>
  childrenOf(zones, findZone(districtsOf(zones, city), district))

/** Postal code of the smallest zone that has one; `null` where none has. */
export const zipcodeOf = (zones: ReadonlyArray<Zone>, city: string, district: string, quarter: string): string | null =>
  findZone(quartersOf(zones, city, district), quarter)?.zipcode ??
  findZone(districtsOf(zones, city), district)?.zipcode ??
  findZone(citiesOf(zones), city)?.zipcode ??
  null
