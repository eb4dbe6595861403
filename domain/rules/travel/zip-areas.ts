/** Postal areas: their kinds, their names as addresses hold them, and the search by code. Specification §3, E24. */
import type { FoundPlace } from "#domain/entities/travel/found-place.ts"
import { defaultLocale } from "#domain/entities/locale.ts"
import type { ZipArea } from "#domain/entities/travel/zip-area.ts"

/** Kind of a postal area by its category code; `null` for the country. */
export const areaKind = ({ cat }: Pick<ZipArea, "cat">): "city" | "district" | "quarter" | "address" | null => {
  if (cat >= 2 && cat <= 4) return "city"
  if (cat === 5 || cat === 6) return "district"
  if (cat === 7 || cat === 8) return "quarter"
  return cat === 9 ? "address" : null
}

export type AreaNames = Readonly<Record<"city" | "district" | "quarter" | "address", string | null>> & { readonly zipcode: string | null }

/** Names by kind as addresses hold them, in the default locale, of the narrowest area of each; the narrowest of all gives the postal code. */
export const areaNamesOf = (areas: ReadonlyArray<ZipArea>): AreaNames => {
  const narrowFirst = areas.toSorted((one, other) => other.cat - one.cat)
  const nameOf = (kind: ReturnType<typeof areaKind>) => narrowFirst.find((area) => areaKind(area) === kind)?.name[defaultLocale] ?? null
  return {
    city: nameOf("city"),
    district: nameOf("district"),
    quarter: nameOf("quarter"),
    address: nameOf("address"),
    zipcode: narrowFirst.find(({ zipcode }) => zipcode !== "")?.zipcode ?? null,
  }
}

/** Minimum and maximum digits of a postal code; one or two digits can also be the number of a khoroo. */
const codeLength = { min: 3, max: 9 }

/** Digits of a text that is a postal code, such as `13374-0012`; `null` for other texts. */
export const postalCodeOf = (text: string): string | null => {
  const digits = text.replace(/[\s-]/g, "")
  return /^\d+$/.test(digits) && digits.length >= codeLength.min && digits.length <= codeLength.max ? digits : null
}

/**
 * Prefix of the codes within an area: the district 13000 contains the codes that begin with 13. At least two digits, since the first alone
 * is no area's: 10000 contains 10500 and not 13374.
 */
const prefixOf = (zipcode: string): string => zipcode.replace(/0+$/, "").padEnd(2, "0")

/**
 * Area nearest to a code that no area has: the one with the longest matching prefix, for example 13000 for 13374. `null` where no prefix
 * matches.
 */
export const nearestByCode = <Area extends { readonly zipcode: string | null }>(areas: ReadonlyArray<Area>, code: string): Area | null =>
  areas.reduce<{ readonly area: Area | null; readonly length: number }>(
    (best, area) => {
      const prefix = area.zipcode === null ? "" : prefixOf(area.zipcode)
      return prefix.length > best.length && code.startsWith(prefix) ? { area, length: prefix.length } : best
    },
    { area: null, length: 0 },
  ).area

/** Whether the text is a postal code that the found place does not have, so that it is only the nearest: `16374` found Bayangol, 16000. */
export const isNearestOnly = (place: FoundPlace, text: string): boolean => {
  const code = postalCodeOf(text)
  return place.kind === "area" && code !== null && !place.area.zipcode.startsWith(code)
}

type PlaceField = "city" | "district" | "quarter"

/** Fields of an address that a found place fills in, the widest zone first, since a change of one clears those below it. */
export const placeFieldsOf = (place: FoundPlace): ReadonlyArray<{ readonly field: PlaceField; readonly value: string }> => {
  if (place.kind !== "area") return []
  const names = areaNamesOf([place.area, ...place.area.parents])
  return (["city", "district", "quarter"] as const).flatMap((field) => {
    const value = names[field]
    return value === null ? [] : [{ field, value }]
  })
}
