/** The places of the country, one inside another: city or aimag, district or soum, khoroo or bag. Names repeat, so a place is looked for inside the one above it. */
import type { Zone } from "#domain/entities/account/address.ts"
import { byAlphabet } from "#domain/rules/texts/alphabet.ts"

const capital = { code: "11", names: ["Улаанбаатар", "Ulaanbaatar"] } as const

/** Whether a city, by its name or its code, is the capital: deliveries are quicker there. */
export const isCapital = (city: string): boolean => city === capital.code || capital.names.some((name) => name === city)

/** «2-р хороо» before «10-р хороо»; places without a number by their letters. */
const inOrder = (one: Zone, other: Zone): number => {
  const [first, second] = [Number.parseInt(one.name, 10), Number.parseInt(other.name, 10)]
  return Number.isNaN(first) || Number.isNaN(second) ? byAlphabet(one.name, other.name) : first - second
}

const inside = (zones: ReadonlyArray<Zone>, parent: Zone | undefined): ReadonlyArray<Zone> =>
  parent === undefined ? [] : zones.filter((zone) => zone.parent === parent.code).toSorted(inOrder)

const named = (zones: ReadonlyArray<Zone>, name: string): Zone | undefined => zones.find((zone) => zone.name === name || zone.code === name)

/** The capital first, since most orders go there. */
export const citiesOf = (zones: ReadonlyArray<Zone>): ReadonlyArray<Zone> => {
  const cities = zones.filter(({ level }) => level === 1).toSorted(inOrder)
  return [...cities.filter(({ code }) => code === capital.code), ...cities.filter(({ code }) => code !== capital.code)]
}

export const districtsOf = (zones: ReadonlyArray<Zone>, city: string): ReadonlyArray<Zone> => inside(zones, named(citiesOf(zones), city))

export const quartersOf = (zones: ReadonlyArray<Zone>, city: string, district: string): ReadonlyArray<Zone> =>
  inside(zones, named(districtsOf(zones, city), district))

/** The postal code of the smallest place that has one. */
export const zipcodeOf = (zones: ReadonlyArray<Zone>, city: string, district: string, quarter: string): string | null =>
  named(quartersOf(zones, city, district), quarter)?.zipcode ??
  named(districtsOf(zones, city), district)?.zipcode ??
  named(citiesOf(zones), city)?.zipcode ??
  null
