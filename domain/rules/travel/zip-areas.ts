/** Names of the postal areas that contain a point. Specification §3, E24. */
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
  const named = (kind: ReturnType<typeof areaKind>) => narrowFirst.find((area) => areaKind(area) === kind)?.name[defaultLocale] ?? null
  return {
    city: named("city"),
    district: named("district"),
    quarter: named("quarter"),
    address: named("address"),
    zipcode: narrowFirst.find(({ zipcode }) => zipcode !== "")?.zipcode ?? null,
  }
}

/** Fewest digits of a code that is taken for one: two are also the number of a khoroo. */
const shortestCode = 3

/** The postal code that a text is; `null` for another text. */
export const postalCodeOf = (text: string): string | null => {
  const digits = text.replace(/[\s-]/g, "")
  return /^\d+$/.test(digits) && digits.length >= shortestCode && digits.length <= 9 ? digits : null
}

/** Digits by which the codes of an area begin: 13000 is that of a district, whose codes begin with 13. */
const beginningOf = (zipcode: string): string => zipcode.replace(/0+$/, "").padEnd(2, "0")

/** The area whose code is the longest beginning of a code that none has; `null` where not even the city is known by it. */
export const nearestByCode = <Area extends { readonly zipcode: string | null }>(areas: ReadonlyArray<Area>, code: string): Area | null =>
  areas.reduce<{ readonly area: Area | null; readonly length: number }>(
    (best, area) => {
      const beginning = area.zipcode === null ? "" : beginningOf(area.zipcode)
      return beginning.length > best.length && code.startsWith(beginning) ? { area, length: beginning.length } : best
    },
    { area: null, length: 0 },
  ).area

/** Whether a place that was found for a text is only the nearest to the code that it is. */
export const isNearestOnly = (place: FoundPlace, text: string): boolean => {
  const code = postalCodeOf(text)
  return place.kind === "area" && code !== null && !place.area.zipcode.startsWith(code)
}

type PlaceField = "city" | "district" | "quarter"

/** Fields of an address that a found place fills in, the widest first: the levels below each are chosen again. */
export const placeFieldsOf = (place: FoundPlace): ReadonlyArray<{ readonly field: PlaceField; readonly value: string }> => {
  if (place.kind !== "area") return []
  const names = areaNamesOf([place.area, ...place.area.parents])
  return (["city", "district", "quarter"] as const).flatMap((field) => {
    const value = names[field]
    return value === null ? [] : [{ field, value }]
  })
}
