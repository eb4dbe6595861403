/** Packages of products: what is bought together, and adding a package to the cart. */
import type { Product } from "#domain/entities/catalogue/product.ts"
import type { PackageProduct } from "#domain/entities/lists/package-product.ts"
import { inLocale } from "#domain/entities/locale.ts"
import { packageVariant } from "#domain/rules/lists/packages.ts"
import { addUnits } from "#backend/cart/lines.ts"
import { sellable } from "#backend/catalogue/products/sellable.ts"
import { productOf, type ProductView } from "#backend/catalogue/products/product-of.ts"
import { productByName, productsByIds } from "#backend/catalogue/products/stored-products.ts"
import { ownCode } from "#backend/catalogue/vendors.ts"
import type { Database } from "#backend/database/database.ts"
import { missing, wrongField } from "#backend/http/refusal.ts"

/** Products offered beside the one that is looked at. */
const companions = 2
/** Products that are considered from each source. */
const candidates = 20

/** Products that were ordered together with it come first, then others of its brand that are not its like; the shop itself is the brand of goods that name none. No gift card, which needs a receiver, and no stay, which needs nights. */
const together = `
  with ordered as (
    select v.product_id as id, count(*) as times from line_items mine
    join variants own on own.id = mine.variant_id and own.product_id = $1
    join orders o on o.id = mine.order_id and o.completed_at is not null
    join line_items other on other.order_id = mine.order_id
    join variants v on v.id = other.variant_id and v.product_id <> $1
    group by v.product_id order by times desc, v.product_id limit $2
  ), kin as (
    select other.id, 0 as times from products other join products p on p.id = $1
    where other.brand_code = p.brand_code and p.brand_code <> '${ownCode}' and other.taxon_id <> p.taxon_id and other.id <> p.id order by other.average_rating desc, other.id limit $2
  )
  select id from (select * from ordered union all select * from kin where id not in (select id from ordered)) both_sources
  where exists (select from variants v where v.product_id = both_sources.id and ${sellable} > 0 and not exists (select from gift_card_products g where g.variant_id = v.id)
      and not exists (select from hotel_rooms h where h.variant_id = v.id))
  order by times desc, id limit $3`

/** A product and its companions. Throws 404 for an unknown product. */
export const packageOf = async (db: Database, slug: string, shown: ProductView): Promise<ReadonlyArray<Product>> => {
  const product = await productByName(db, slug)
  if (product === null) throw missing()
  const others = await db.query<{ id: number }>(together, [product.id, candidates, companions])
  const stored = await productsByIds(db, [product.id, ...others.map(({ id }) => id)])
  return stored.map((one) => productOf(one, shown))
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
