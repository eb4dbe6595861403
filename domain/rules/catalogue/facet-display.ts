/** What facets say about a list. */
import type { Bucket } from "#domain/entities/catalogue/listing.ts"

/** Smallest share of a list's products that have a value of the facet: one of this many. */
const oneOf = 20

/** Some value leaves products out, and not too few products have one. */
export const saysSomething = (buckets: ReadonlyArray<Bucket>, products: number): boolean => {
  const counts = buckets.map(({ count }) => count)
  return counts.some((count) => count < products) && counts.reduce((sum, count) => sum + count, 0) * oneOf >= products
}

/** Steps of a minimum rating, the highest first, without those that add no product to the step above; a chosen one stays. */
export const tellingRatings = (buckets: ReadonlyArray<Bucket>, chosen: number | null): ReadonlyArray<Bucket> =>
  buckets.filter(({ key, count }, at) => Number(key) === chosen || count > (buckets[at - 1]?.count ?? 0))
