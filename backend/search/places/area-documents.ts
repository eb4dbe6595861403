/** Postal areas of the country as documents of the search: cities, districts and quarters with what they lie in. E24. */
import type { Query } from "#adapters/search/contract/grammar.ts"
import type { Zone } from "#domain/entities/account/address.ts"
import type { PlacedZipArea, ZipArea } from "#domain/entities/travel/zip-area.ts"
import { isCapital } from "#domain/rules/account/zones.ts"
import { nearest, type Point } from "#domain/rules/travel/nearest-area.ts"
import { nearestByCode, postalCodeOf } from "#domain/rules/travel/zip-areas.ts"
import { readTable } from "#backend/tsv-table.ts"
import { createPlaceIndex, type Place, type PlaceIndex } from "./place-index.ts"

/** Abbreviations of the capital's districts in daily use, by code. */
const abbreviations: Readonly<Record<string, string>> = {
  "1101": "БНД",
  "1104": "БХД",
  "1107": "БГД",
  "1110": "БЗД",
  "1113": "НД",
  "1116": "СХД",
  "1119": "СБД",
  "1122": "ХУД",
  "1125": "ЧД",
}

/** Categories of a level inside the capital and outside of it. */
const categories: Readonly<Record<number, readonly [capital: number, aimag: number]>> = { 1: [2, 4], 2: [5, 6], 3: [7, 8] }

const categoryOf = ({ code, level }: Zone): number => categories[level]?.[isCapital(code.slice(0, 2)) ? 0 : 1] ?? 9

/** The zone with those that it lies in, the widest last. */
const lineOf = (zone: Zone, zones: ReadonlyMap<string, Zone>): ReadonlyArray<Zone> => {
  const parent = zone.parent === null ? undefined : zones.get(zone.parent)
  return parent === undefined ? [zone] : [zone, ...lineOf(parent, zones)]
}

const areaOf = (zone: Zone, line: ReadonlyArray<Zone>): typeof ZipArea.Encoded => ({
  // A quarter has the code of its district.
  zipcode: line.find(({ zipcode }) => zipcode !== null)?.zipcode ?? "",
  zipid: Number(zone.code),
  name: zone.name,
  cat: categoryOf(zone),
})

/** The capital first, then by level: a district before its quarters. */
const order = ({ code, level }: Zone): number => level * 2 + (isCapital(code.slice(0, 2)) ? 0 : 1)

/**
 * Index of the postal areas. A code that no area has finds the one whose code is its longest beginning: quarters have no codes of their
 * own here. A point lies in the district whose centre is nearest, and in its city: the outlines of areas are not known.
 */
export const readZipAreas = async (all: ReadonlyArray<Zone>): Promise<PlaceIndex> => {
  const zones = new Map(all.map((zone) => [zone.code, zone]))
  const centres = (await readTable<"code" | "latitude" | "longitude">("admin_centres")).map(({ code, latitude, longitude }) => ({
    code,
    latitude: Number(latitude),
    longitude: Number(longitude),
  }))
  const placesAt = (point: Point): ReadonlyArray<string> => {
    const district = zones.get(nearest(centres, point)?.code ?? "")
    return district === undefined ? [] : lineOf(district, zones).map(({ code }) => code)
  }
  const namesOf = ({ code, name }: Zone): ReadonlyArray<string> => [...Object.values(name), abbreviations[code] ?? ""]
  const place = (zone: Zone): Place<"zipcode" | "name" | "parents.name"> => {
    const line = lineOf(zone, zones)
    const own = areaOf(zone, line)
    const above = line.slice(1)
    const source: typeof PlacedZipArea.Encoded = { ...own, parents: above.map((parent, at) => areaOf(parent, above.slice(at))) }
    return { id: zone.code, source, texts: { zipcode: [own.zipcode], name: namesOf(zone), "parents.name": above.flatMap(namesOf) } }
  }
  const index = createPlaceIndex(all.toSorted((one, other) => order(one) - order(other)).map(place), placesAt)
  const nearestTo = (query: Query | undefined): string | null => {
    const code = query !== undefined && "multi_match" in query ? postalCodeOf(query.multi_match.query) : null
    return code === null ? null : (nearestByCode(all, code)?.code ?? null)
  }
  return {
    search: (body) => {
      const found = index.search(body)
      const nearestId = found.total > 0 ? null : nearestTo(body.query)
      return nearestId === null ? found : index.search({ ...body, query: { ids: { values: [nearestId] } } })
    },
  }
}
