/** Packages: the companions of a product, and adding a package to the cart. */
import type { Product } from "#domain/entities/catalogue/product.ts"
import type { PackageProduct } from "#domain/entities/lists/package-product.ts"
import { inLocale } from "#domain/entities/locale.ts"
import { packageVariant } from "#domain/rules/lists/packages.ts"
import { addUnits } from "#backend/cart/lines.ts"
import { isGiftOrStay, sellable } from "#backend/catalogue/products/product-conditions.ts"
import { productOf, type ProductView } from "#backend/catalogue/products/product-of.ts"
import { productByName, productsByIds } from "#backend/catalogue/products/stored-products.ts"
import { ownCode } from "#backend/catalogue/vendors.ts"
import type { Database } from "#backend/database/database.ts"
import { missing, wrongField } from "#backend/http/refusal.ts"

/** Number of companions offered with a product. */
const companionCount = 2
/** Whether a product can be offered: gift cards and stays cannot, since adding them needs a receiver or nights. */
const isOffered = (productId: string): string => `
  exists (select from variants v where v.product_id = ${productId} and ${sellable} > 0 and not ${isGiftOrStay()})`

/**
 * Ids of the companions of product `$1`: first the products most often ordered together with it, then those of its brand in other
 * taxons, the best rated first. Goods without a brand have the shop's own code, which is no common brand.
 */
const companionQuery = `
  with ordered as (
    select together.product_id as id, count(*) as times from line_items line
    join variants subject on subject.id = line.variant_id and subject.product_id = $1
    join orders o on o.id = line.order_id and o.completed_at is not null
    join line_items other on other.order_id = line.order_id
    join variants together on together.id = other.variant_id and together.product_id <> $1
    group by together.product_id having ${isOffered("together.product_id")} order by times desc, id limit $2
  ), same_brand as (
    select other.id, other.average_rating as rating from products other join products p on p.id = $1
    where other.brand_code = p.brand_code and p.brand_code <> '${ownCode}' and other.taxon_id <> p.taxon_id
      and other.id not in (select id from ordered) and ${isOffered("other.id")}
    order by rating desc, other.id limit $2
  )
  select id from (select id, times, 0 as rating from ordered union all select id, 0, rating from same_brand) companions
  order by times desc, rating desc, id limit $2`

/** A product and its companions. Throws 404 for an unknown product. */
export const packageOf = async (db: Database, slug: string, shown: ProductView): Promise<ReadonlyArray<Product>> => {
  const product = await productByName(db, slug)
  if (product === null) throw missing()
  const companions = await db.query<{ id: number }>(companionQuery, [product.id, companionCount])
  const products = await productsByIds(db, [product.id, ...companions.map(({ id }) => id)])
  return products.map((stored) => productOf(stored, shown))
}

/** Adds every product of a package. Throws 422 where one is unknown, not chosen, or not in stock; then nothing is added. */
export const addPackageUnits = async (
  db: Database,
  orderId: number,
  list: ReadonlyArray<PackageProduct>,
  shown: ProductView,
): Promise<void> => {
  for (const { slug, qty, cv } of list) {
    const stored = await productByName(db, slug)
    if (stored === null) throw wrongField("slug", { key: "variant.unknown" })
    const variant = packageVariant(productOf(stored, shown), cv)
    if (variant === null) throw wrongField("cv", { key: "package.choose", values: { name: inLocale(stored.title, shown.locale) } })
    await addUnits(db, orderId, { variantId: variant.id, quantity: qty, options: cv }, shown.now)
  }
}
