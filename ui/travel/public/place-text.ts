/** Texts of a found place: code, name and note, as the options of a box show them. */
import type { FoundPlace } from "#domain/entities/travel/found-place.ts"
import type { ZipArea } from "#domain/entities/travel/zip-area.ts"
import { inLocale, type Locale } from "#domain/entities/locale.ts"

export type PlaceText = { readonly code: string; readonly name: string; readonly note: string }

const joined = (...parts: ReadonlyArray<string>): string => [...new Set(parts)].filter((part) => part !== "").join(", ")

export const placeText = (place: FoundPlace, locale: Locale): PlaceText => {
  if (place.kind === "airport") {
    const { iata, city, name, state, country } = place.airport
    return { code: iata, name: city === "" ? name : city, note: joined(city === "" ? "" : name, state, country) }
  }
  const nameOf = ({ name }: ZipArea): string => inLocale(name, locale)
  const { area } = place
  return { code: area.zipcode, name: nameOf(area), note: joined(...area.parents.map(nameOf)) }
}
