/** Names of the postal areas that contain a point. Specification §3, E24. */
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
