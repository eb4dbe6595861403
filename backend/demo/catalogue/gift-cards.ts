/** Demo gift cards for sale: a product outside of the catalogue, with a variant for each amount. */
import type { Database } from "#backend/database/database.ts"
import { insertRows } from "#backend/database/bulk-insert.ts"

const amounts = [20_000, 50_000, 100_000, 200_000] as const

/** Ids far above those of the catalogue, also of one that is multiplied for measurements. */
const productId = 9_500_001
const firstVariantId = 400_000_001
/** Stock of each variant: cards do not run out. */
const onHand = 1_000_000
/** Slug of the product whose category, brand and vendor the cards take. */
const templateSlug = "durvun-khunii-maikhan"

/** Does nothing where gift cards are sold already, or where there is no catalogue. */
export const seedGiftCards = async (db: Database, now: Date): Promise<void> => {
  const [template] = await db.query<{ taxon_id: number; brand_code: string; vendor_code: string }>(
    `select taxon_id, brand_code, vendor_code from products where not exists (select from gift_card_products)
     order by slug = $1 desc, id limit 1`,
    [templateSlug],
  )
  if (template === undefined) return
  const at = now.toISOString()
  await insertRows(db, "products", [
    {
      ...template,
      id: productId,
      slug: "gift-card",
      sku: "GIFT",
      series: "GIFT",
      title: { mn: "Бэлгийн карт", en: "Gift card" },
      title_latin: "Gift card",
      description: { mn: "И-мэйлээр илгээх бэлгийн карт.", en: "A gift card that is sent by e-mail." },
      price: amounts[0],
      selling_price: amounts[0],
      available_on: at,
      created_at: at,
      updated_at: at,
      unit: { mn: "ширхэг", en: "piece" },
      pictures: [],
      return_per_mille: null,
    },
  ])
  const variants = amounts.map((amount, index) => ({
    id: firstVariantId + index,
    product_id: productId,
    sku: `GIFT-${amount}`,
    position: index + 1,
    price: amount,
    selling_price: amount,
    on_hand: onHand,
  }))
  await insertRows(db, "variants", variants)
  await insertRows(
    db,
    "gift_card_products",
    variants.map(({ id, price }) => ({ variant_id: id, amount: price })),
  )
}
