/** The bundle that a shopper puts together. Specification §4, B15. */
import type { Slug } from "#domain/entities/ids.ts"
import type { PackageProduct } from "#domain/entities/lists/package-product.ts"

/** How many of `slug` are in the bundle. */
export const packageQuantity = (list: ReadonlyArray<PackageProduct>, slug: Slug): number =>
  list.find((one) => one.slug === slug)?.qty ?? 0

/**
 * The bundle with `qty` of `slug`, or with one more where no quantity is given; at 0 or less it is taken out.
 * What is new comes last, with what was chosen of it.
 */
export const withPackageProduct = (
  list: ReadonlyArray<PackageProduct>,
  slug: Slug,
  qty: number | null = null,
  cv: PackageProduct["cv"] | null = null,
): ReadonlyArray<PackageProduct> => {
  const wanted = qty ?? packageQuantity(list, slug) + 1
  if (wanted <= 0) return list.filter((one) => one.slug !== slug)
  if (packageQuantity(list, slug) === 0) return [...list, { slug, qty: wanted, cv: cv ?? {} }]
  return list.map((one) => (one.slug === slug ? { slug, qty: wanted, cv: cv ?? one.cv } : one))
}
