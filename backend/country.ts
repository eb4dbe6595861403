/** Zones of the country, and the location of an address in them. */
import type { Address, Zone } from "#domain/entities/account/address.ts"
import { allTexts, defaultLocale, inLocale, locales, type Locale } from "#domain/entities/locale.ts"
import { addressOf } from "#domain/rules/account/address-form.ts"
import { titleLatin } from "#domain/rules/transliteration.ts"
import { readTableSync } from "./tsv-table.ts"

/** A deliverable address as entered, and whether it is in the capital. */
export type LocatedAddress = { readonly given: Address; readonly capital: boolean }

const capitalCode = "11"

const placeLatin = (name: string): string => titleLatin(name).replaceAll(/(?<![\p{L}\p{N}])\p{L}/gu, (first) => first.toUpperCase())

/** «3-р баг» is "Bag 3", «2-р баг, Хар чулуут» "Bag 2, Khar Chuluut"; a named bag is transliterated. */
const quarterLatin = (name: string): string => {
  const numbered = /^(\d+)-р (баг|хороо)(?:[ ,]+(.+))?$/.exec(name)
  if (numbered === null) return placeLatin(name)
  const [, number = "", kind, own] = numbered
  return [`${kind === "баг" ? "Bag" : "Khoroo"} ${number}`, ...(own === undefined ? [] : [placeLatin(own)])].join(", ")
}

/** Order of quarters: numbered ones by number, 2 before 10. */
const byNumber = (one: Zone, other: Zone): number =>
  (parseInt(one.name[defaultLocale], 10) || 1000) - (parseInt(other.name[defaultLocale], 10) || 1000) || one.code.localeCompare(other.code)

const readZones = (): ReadonlyArray<Zone> => {
  const units = readTableSync<"admin_code" | "parent" | "level" | "name_mn" | "name_latin" | "zip5" | "n_children">("admin_units")
  const upper = units.map((unit): Zone => ({
    code: unit.admin_code,
    parent: unit.parent || null,
    level: unit.level === "L1" ? 1 : 2,
    name: { mn: unit.name_mn, en: unit.name_latin },
    zipcode: unit.zip5 || null,
  }))
  const quarter = (code: string, parent: string, name: string): Zone => ({
    code,
    parent,
    level: 3,
    name: { mn: name, en: quarterLatin(name) },
    zipcode: null,
  })
  // The list has only the number of khoroos; their names are numbers.
  const khoroos = units
    .filter(({ parent }) => parent === capitalCode)
    .flatMap(({ admin_code: district, n_children: count }) =>
      Array.from({ length: Number(count) || 0 }, (_, at) =>
        quarter(`${district}${String(at + 1).padStart(2, "0")}`, district, `${at + 1}-р хороо`),
      ),
    )
  const bags = readTableSync<"admin_code" | "parent" | "name_mn">("admin_bags")
  const rural = bags.map(({ admin_code: code, parent, name_mn: name }) => quarter(code, parent, name))
  return [...upper, ...[...khoroos, ...rural].toSorted(byNumber)]
}

/** Cities with their districts, districts with their quarters. */
export const zones = readZones()

const childrenOf = new Map<string | null, Zone[]>()
for (const zone of zones) childrenOf.set(zone.parent, [...(childrenOf.get(zone.parent) ?? []), zone])

const isCalled = (zone: Zone, text: string): boolean => {
  const wanted = text.trim().toLowerCase()
  return [zone.code, ...Object.values(zone.name)].some((name) => name.toLowerCase() === wanted)
}

/** The zones of an address, which may name them in any language or by code. */
const zonesOf = ({ city, district, quarter }: Pick<Address, "city" | "district" | "quarter">) => {
  const within = (parent: Zone | undefined, text: string) => parent && childrenOf.get(parent.code)?.find((zone) => isCalled(zone, text))
  const top = childrenOf.get(null)?.find((zone) => isCalled(zone, city))
  const middle = within(top, district)
  return { city: top, district: middle, quarter: within(middle, quarter) }
}

/** The zone of a code, or of the codes `city, district`. */
export const zoneOfCodes = (codes: string): Zone | undefined => {
  const code = codes.split(", ").at(-1)
  return zones.find((zone) => zone.code === code && zone.level < 3)
}

/**
 * Keys of an aimag, the capital or a district among a site's zones: by code, and by its names in each language. `text` is one of them, or the code of a
 * district alone; `null` for an unknown one. `Багануур` alone is unknown, since names of soums repeat: `Улаанбаатар, Багануур`.
 */
export const zoneKeys = (text: string): ReadonlyArray<string> | null => {
  const coded = zoneOfCodes(text)
  const [city = "", district] = text.split(",").map((part) => part.trim())
  const found = zonesOf({ city, district: district ?? "", quarter: "" })
  const [top, below] =
    coded === undefined
      ? [found.city, found.district]
      : [zones.find(({ code }) => code === (coded.parent ?? coded.code)), coded.parent === null ? undefined : coded]
  if (top === undefined || (coded === undefined && district !== undefined && below === undefined)) return null
  const names = ({ code, name }: Zone): ReadonlyArray<string> => [code, ...Object.values(name)]
  if (below === undefined) return names(top)
  return names(top).map((name, at) => `${name}, ${names(below)[at] ?? name}`)
}

/** `null` for an unknown city or district, or a district outside the city. */
export const locate = (address: Address): LocatedAddress | null => {
  const { city, district, quarter } = zonesOf(address)
  if (city === undefined || district === undefined) return null
  /** A code becomes the name; a name stays in its language. */
  const named = (zone: Zone | undefined, text: string): string => (zone?.code === text.trim() ? zone.name[defaultLocale] : text.trim())
  return {
    given: {
      ...addressOf(address, address.zipcode ?? district.zipcode),
      city: named(city, address.city),
      district: named(district, address.district),
      quarter: named(quarter, address.quarter),
    },
    capital: city.code === capitalCode,
  }
}

/** The address with its places called as the language calls them; a name that is no zone's stays. */
export const addressIn = (locale: Locale, address: Address): Address => {
  const found = zonesOf(address)
  const named = (zone: Zone | undefined, text: string): string => (zone === undefined ? text : inLocale(zone.name, locale))
  return {
    ...address,
    city: named(found.city, address.city),
    district: named(found.district, address.district),
    quarter: named(found.quarter, address.quarter),
  }
}

/** Names of all zones that may have terms of their own, an aimag or `city, district`, in each language. */
export const zoneNames = (): ReadonlyArray<string> =>
  zones
    .filter(({ level }) => level === 1)
    .flatMap((city) => [
      ...allTexts(city.name),
      ...locales.flatMap((locale) =>
        (childrenOf.get(city.code) ?? []).map((district) => `${inLocale(city.name, locale)}, ${inLocale(district.name, locale)}`),
      ),
    ])
