/** Names of the postal areas that contain a point. Specification §3, E24. */
import type { FoundPlace } from "#domain/entities/travel/found-place.ts"
import type { ZipArea } from "#domain/entities/travel/zip-area.ts"

/** Kind of a postal area by its category code; `null` for the country. */
export const areaKind = ({ cat }: Pick<ZipArea, "cat">): "city" | "district" | "quarter" | "address" | null => {
  if (cat >= 2 && cat <= 4) return "city"
  if (cat === 5 || cat === 6) return "district"
  if (cat === 7 || cat === 8) return "quarter"
  return cat === 9 ? "address" : null
}

export type AreaNames = Readonly<Record<"city" | "district" | "quarter" | "address", string | null>> & { readonly zipcode: string | null }

/** Names by kind, of the narrowest area of each; the narrowest of all gives the postal code. */
export const areaNamesOf = (areas: ReadonlyArray<ZipArea>): AreaNames => {
  const narrowFirst = areas.toSorted((one, other) => other.cat - one.cat)
  const named = (kind: ReturnType<typeof areaKind>) => narrowFirst.find((area) => areaKind(area) === kind)?.name ?? null
  return {
    city: named("city"),
    district: named("district"),
    quarter: named("quarter"),
    address: named("address"),
    zipcode: narrowFirst.find(({ zipcode }) => zipcode !== "")?.zipcode ?? null,
  }
}

type PlaceField = "city" | "district" | "quarter"

/** Fields of an address that a found place fills in, the widest first: what lies below each is chosen anew. */
export const placeFieldsOf = (place: FoundPlace): ReadonlyArray<{ readonly field: PlaceField; readonly value: string }> => {
  if (place.kind !== "area") return []
  const names = areaNamesOf([place.area, ...place.area.parents])
  return (["city", "district", "quarter"] as const).flatMap((field) => {
    const value = names[field]
    return value === null ? [] : [{ field, value }]
  })
}
