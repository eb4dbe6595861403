/** Package of products. Specification §4, B15. */
import type { Slug } from "#domain/entities/ids.ts"
import type { PackageProduct } from "#domain/entities/lists/package-product.ts"

/** Quantity of `slug` in the package; 0 if absent. */
export const packageQuantity = (list: ReadonlyArray<PackageProduct>, slug: Slug): number =>
  list.find((one) => one.slug === slug)?.qty ?? 0

/** The package with `qty` of `slug`, or one more where `qty` is `null`; 0 or less removes it. A new product comes last, with its custom values `cv`. */
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
