/** Airports of the world with scheduled flights as documents of the search. E25. */
import { forLocales, locales, type Locale } from "#domain/entities/locale.ts"
import type { Airport } from "#domain/entities/travel/airport.ts"
import { readTable } from "#backend/tsv-table.ts"
import { createPlaceIndex, type Place, type PlaceIndex } from "./place-index.ts"

type Column = "iata" | "icao" | "name" | "city" | "state" | "cc" | "size"
type Name = "name" | "city" | "state"
/**
 * Row of the tables. Names in a locale are those of its columns, otherwise the published, Latin ones; `also_mn` has further spellings of
 * the city, such as the Russian ones, separated by commas.
 */
type Row = Record<Column, string> & Partial<Record<`${Name | "also"}_${Locale}`, string>>

/** What is written by hand wins over the published list, and adds the airports that it lacks. */
const readRows = async (): Promise<ReadonlyArray<Row>> => {
  const [published, named] = await Promise.all([readTable<Column>("airports"), readTable<Column>("airport_names")])
  const rows = new Map<string, Row>(published.map((row) => [row.iata, row]))
  for (const row of named) {
    const written = Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== ""))
    const known = rows.get(row.iata)
    rows.set(row.iata, known === undefined ? row : { ...known, ...written })
  }
  return [...rows.values()]
}

/** Mongolia's first, then the large ones. */
const order = ({ cc, size }: Row): number => {
  if (cc === "MN") return 0
  return size === "large" ? 1 : 2
}

/** A beginning in Mongolia counts more than one elsewhere, and less than a whole word. */
const homeBoost = 1.5

const countryIn = (locale: Locale): ((cc: string) => string) => {
  const names = new Intl.DisplayNames([locale], { type: "region" })
  return (cc) => (/^[A-Z]{2}$/.test(cc) ? (names.of(cc) ?? cc) : cc)
}

/** An index in each language; each finds the names of all. */
export const readAirports = async (): Promise<Readonly<Record<Locale, PlaceIndex>>> => {
  const rows = (await readRows()).toSorted((one, other) => order(one) - order(other))
  const countries = forLocales(countryIn)
  const placeIn =
    (locale: Locale) =>
    (row: Row): Place<"iata" | "icao" | "city" | "name" | "state" | "country"> => {
      const shown = (name: Name): string => row[`${name}_${locale}`] || row[name]
      const all = (name: Name | "also"): ReadonlyArray<string> => locales.map((one) => row[`${name}_${one}`] ?? "")
      const { iata, icao, name, city, state, cc } = row
      const source: typeof Airport.Encoded = {
        iata,
        name: shown("name"),
        city: shown("city"),
        state: shown("state"),
        country: countries[locale](cc),
        cc,
        icao: icao === "" ? null : icao,
      }
      return {
        id: iata,
        source,
        boost: cc === "MN" ? homeBoost : 1,
        texts: {
          iata: [iata],
          icao: [icao],
          city: [city, ...all("city"), ...all("also")],
          name: [name, ...all("name")],
          state: [state, ...all("state")],
          country: locales.map((one) => countries[one](cc)),
        },
      }
    }
  return forLocales((locale) => createPlaceIndex(rows.map(placeIn(locale))))
}
