/** Which city, district, quarter and address a point on the map lies in. Specification §3, E24. */
import type { ZipArea } from "#domain/entities/travel/zip-area.ts"

/** What an area of the post's map is, by its `cat`; `null` for the country itself. */
export const areaKind = ({ cat }: Pick<ZipArea, "cat">): "city" | "district" | "quarter" | "address" | null => {
  if (cat >= 2 && cat <= 4) return "city"
  if (cat === 5 || cat === 6) return "district"
  if (cat === 7 || cat === 8) return "quarter"
  return cat === 9 ? "address" : null
}

export type AreaNames = Readonly<Record<"city" | "district" | "quarter" | "address", string | null>> & { readonly zipcode: string | null }

/** Several areas hold one point, one inside another; of each kind the narrowest counts, and the narrowest of all gives the code. */
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
