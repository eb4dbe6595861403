/** Facets that help to narrow a listing; others are not shown. */
import type { Bucket } from "#domain/entities/catalogue/listing.ts"

/** A facet is shown if at least one product in this many has a value of it. */
const productsPerValue = 20

/** Whether some value leaves products out, and enough of the listing's `products` have a value. */
export const isUsefulFacet = (buckets: ReadonlyArray<Bucket>, products: number): boolean => {
  const counts = buckets.map(({ count }) => count)
  return counts.some((count) => count < products) && counts.reduce((sum, count) => sum + count, 0) * productsPerValue >= products
}

/** Buckets of a minimum rating, the highest first, without those that have no more products than the one before; the chosen one stays. */
export const usefulRatings = (buckets: ReadonlyArray<Bucket>, chosen: number | null): ReadonlyArray<Bucket> =>
  buckets.filter(({ key, count }, at) => Number(key) === chosen || count > (buckets[at - 1]?.count ?? 0))
