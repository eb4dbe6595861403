/** Zones of the country, and the location of an address in them. */
import { readFile } from "node:fs/promises"
import type { Address, Zone } from "#domain/entities/account/address.ts"
import { addressOf } from "#domain/rules/account/address-form.ts"
import { titleLatin } from "#domain/rules/transliteration.ts"
import { fileAt } from "#backend/paths.ts"

/** A deliverable address as entered, and whether it is in the capital. */
export type LocatedAddress = { readonly given: Address; readonly capital: boolean }

export type Country = {
  readonly zones: ReadonlyArray<Zone>
  /** `null` for an unknown city or district, or a district outside the city. */
  readonly locate: (address: Address) => LocatedAddress | null
}

const capitalCode = "11"

const rowsOf = async (file: string): Promise<ReadonlyArray<ReadonlyArray<string>>> =>
  (await readFile(fileAt(file), "utf8"))
    .split("\n")
    .slice(1)
    .filter((line) => line !== "")
    .map((line) => line.split("\t"))

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
  (parseInt(one.name, 10) || 1000) - (parseInt(other.name, 10) || 1000) || one.code.localeCompare(other.code)

const readZones = async (): Promise<ReadonlyArray<Zone>> => {
  const [units, bags] = await Promise.all([rowsOf("data/admin_units.tsv"), rowsOf("data/admin_bags.tsv")])
  const upper = units.map(([code = "", parent = "", level = "", , , name = "", nameLatin = "", zipcode = ""]): Zone => ({
    code,
    parent: parent === "" ? null : parent,
    level: level === "L1" ? 1 : 2,
    name,
    nameLatin,
    zipcode: zipcode === "" ? null : zipcode,
  }))
  const quarter = (code: string, parent: string, name: string): Zone => ({
    code,
    parent,
    level: 3,
    name,
    nameLatin: quarterLatin(name),
    zipcode: null,
  })
  // The list has only the number of khoroos; their names are numbers.
  const khoroos = units
    .filter(([, parent]) => parent === capitalCode)
    .flatMap((unit) =>
      Array.from({ length: Number(unit[8]) || 0 }, (_, at) =>
        quarter(`${unit[0]}${String(at + 1).padStart(2, "0")}`, unit[0] ?? "", `${at + 1}-р хороо`),
      ),
    )
  const rural = bags.map(([code = "", parent = "", name = ""]) => quarter(code, parent, name))
  return [...upper, ...[...khoroos, ...rural].toSorted(byNumber)]
}

const isCalled = (zone: Zone, text: string): boolean => {
  const wanted = text.trim().toLowerCase()
  return [zone.code, zone.name, zone.nameLatin].some((name) => name.toLowerCase() === wanted)
}

/** Reads the zones once. An address may name them in Mongolian, in Latin letters or by code. */
export const readCountry = async (): Promise<Country> => {
  const zones = await readZones()
  const within = (parent: string | null, level: number, text: string): Zone | undefined =>
    zones.find((zone) => zone.level === level && zone.parent === parent && isCalled(zone, text))
  /** A code becomes the name; a name stays in its language. */
  const named = (zone: Zone | undefined, text: string): string => (zone?.code === text.trim() ? zone.name : text.trim())
  const locate = (address: Address): LocatedAddress | null => {
    const city = within(null, 1, address.city)
    const district = city && within(city.code, 2, address.district)
    if (city === undefined || district === undefined) return null
    return {
      given: {
        ...addressOf(address, address.zipcode ?? district.zipcode),
        city: named(city, address.city),
        district: named(district, address.district),
        quarter: named(within(district.code, 3, address.quarter), address.quarter),
      },
      capital: city.code === capitalCode,
    }
  }
  return { zones, locate }
}
