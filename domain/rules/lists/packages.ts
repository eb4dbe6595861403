/** Rules of a package: its products with their quantities and chosen options, and its price. Specification §4, B15. */
import type { Slug } from "#domain/entities/ids.ts"
import type { Product, Variant } from "#domain/entities/catalogue/product.ts"
import type { PackageProduct } from "#domain/entities/lists/package-product.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import { chosenVariant, onlyVariant } from "#domain/rules/catalogue/variants.ts"
import { subtract, sum, times } from "#domain/rules/money.ts"

/** Quantity of `slug` in the package; 0 if absent. */
export const packageQuantity = (list: ReadonlyArray<PackageProduct>, slug: Slug): number =>
  list.find((item) => item.slug === slug)?.qty ?? 0

/** The package with `qty` of `slug`, or one more where `qty` is `null`; 0 or less removes it. A new product comes last, with its custom values `cv`. */
export const withPackageProduct = (
  list: ReadonlyArray<PackageProduct>,
  slug: Slug,
  qty: number | null = null,
  cv: PackageProduct["cv"] | null = null,
): ReadonlyArray<PackageProduct> => {
  const wanted = qty ?? packageQuantity(list, slug) + 1
  if (wanted <= 0) return list.filter((item) => item.slug !== slug)
  if (packageQuantity(list, slug) === 0) return [...list, { slug, qty: wanted, cv: cv ?? {} }]
  return list.map((item) => (item.slug === slug ? { slug, qty: wanted, cv: cv ?? item.cv } : item))
}

/** The variant that the custom values of a package product choose; `null` while a choice is missing. */
export const packageVariant = ({ variants }: Pick<Product, "variants">, cv: PackageProduct["cv"]): Variant | null =>
  onlyVariant(variants) ?? chosenVariant(variants, cv)

/** Products of a package of which an option is still to be chosen. */
export const unchosenIn = (list: ReadonlyArray<PackageProduct>, products: ReadonlyArray<Product>): ReadonlyArray<Slug> =>
  list.flatMap(({ slug, cv }) => {
    const product = products.find((each) => each.slug === slug)
    return product !== undefined && packageVariant(product, cv) === null ? [slug] : []
  })

const sumOver = (
  list: ReadonlyArray<PackageProduct>,
  products: ReadonlyArray<Product>,
  amountOf: (priced: Product | Variant) => Tugrik,
): Tugrik =>
  sum(
    list.flatMap(({ slug, qty, cv }) => {
      const product = products.find((each) => each.slug === slug)
      return product === undefined ? [] : [times(amountOf(packageVariant(product, cv) ?? product), qty)]
    }),
  )

/** Price of a package, without the products of the list that are not in `products`. */
export const packageTotal = (list: ReadonlyArray<PackageProduct>, products: ReadonlyArray<Product>): Tugrik =>
  sumOver(list, products, ({ sellingPrice }) => sellingPrice)

/** What the sales take off the price of a package, never below zero. */
export const packageSaving = (list: ReadonlyArray<PackageProduct>, products: ReadonlyArray<Product>): Tugrik =>
  subtract(
    sumOver(list, products, ({ price }) => price),
    packageTotal(list, products),
  )
