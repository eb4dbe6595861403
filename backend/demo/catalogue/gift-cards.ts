/** Demo gift cards that are sold: a product with a variant for each amount, outside of the catalogue. */
import type { Database } from "#backend/database/database.ts"
import { insertRows } from "#backend/database/bulk-insert.ts"

const amounts = [20_000, 50_000, 100_000, 200_000] as const

/** Ids far above those of the catalogue and of its multiples. */
const productId = 9_500_001
const firstVariant = 400_000_001
/** Cards do not run out. */
const plenty = 1_000_000

/** Does nothing where gift cards are sold already, or where there is no catalogue. */
export const seedGiftCards = async (db: Database, now: Date): Promise<void> => {
  const [base] = await db.query<{ taxon_id: number; brand_code: string; vendor_code: string }>(
    `select taxon_id, brand_code, vendor_code from products where not exists (select from gift_card_products)
     order by slug = 'durvun-khunii-maikhan' desc, id limit 1`,
  )
  if (base === undefined) return
  const at = now.toISOString()
  await insertRows(db, "products", [
    {
      ...base, id: productId, slug: "gift-card", sku: "GIFT", series: "GIFT", title: { mn: "Бэлгийн карт", en: "Gift card" }, title_latin: "Gift card",
      description: { mn: "И-мэйлээр илгээх бэлгийн карт.", en: "A gift card that is sent by e-mail." }, price: amounts[0], selling_price: amounts[0],
      available_on: at, created_at: at, updated_at: at, unit: { mn: "ширхэг", en: "piece" }, pictures: [], return_per_mille: null,
    },
  ])
  await insertRows(db, "variants", amounts.map((amount, place) => ({ id: firstVariant + place, product_id: productId, sku: `GIFT-${amount}`, position: place + 1, price: amount, selling_price: amount, on_hand: plenty })))
  await insertRows(db, "gift_card_products", amounts.map((amount, place) => ({ variant_id: firstVariant + place, amount })))
}
