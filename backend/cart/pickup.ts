/** Pick-up of an order at a store: the stores that can be chosen, and the check that the chosen one has every line. */
import type { Address } from "#domain/entities/account/address.ts"
import type { PickupChoice } from "#domain/entities/cart/pickup.ts"
import type { VariantId } from "#domain/entities/ids.ts"
import { defaultLocale, inLocale, type Locale, type Localized } from "#domain/entities/locale.ts"
import { hasAll } from "#domain/rules/cart/pickup.ts"
import type { Database } from "#backend/database/database.ts"
import { textIn } from "#backend/database/localized-column.ts"
import { wrongField } from "#backend/http/refusal.ts"

/** Address of a store in the default language, which merchants read; `null` for an unknown or closed store. */
export const pickupPlace = async (
  db: Database,
  storeId: number,
): Promise<Pick<Address, "city" | "district" | "quarter" | "detail"> | null> => {
  const [name, district, address] = ["name", "district", "address"].map((column) => textIn(column, defaultLocale))
  const [store] = await db.query<{ district: string; detail: string }>(
    `select ${district} as district, ${name} || ', ' || ${address} as detail from stores where id = $1 and listed`,
    [storeId],
  )
  return store === undefined ? null : { city: "", quarter: "", ...store }
}

/** Units that a store may promise: never more than the shop has. */
const units = `select k.store_id, k.variant_id, least(k.on_hand, v.on_hand) as on_hand
  from store_stock k join variants v on v.id = k.variant_id
  where k.variant_id in (select variant_id from line_items where order_id = $1)`

type Text = "name" | "district" | "address"
type StoreRow = Omit<PickupChoice, "stock" | Text> & Readonly<Record<Text, Localized>>

/** Stores that are listed, with their units of an order's variants. */
export const pickupStores = async (db: Database, orderId: number, locale: Locale): Promise<ReadonlyArray<PickupChoice>> => {
  const stores = await db.query<StoreRow>("select id, phone, hours, name, district, address from stores where listed order by id")
  const stock = await db.query<{ store_id: number; variant_id: VariantId; on_hand: number }>(units, [orderId])
  return stores.map((store) => ({
    ...store,
    name: inLocale(store.name, locale),
    district: inLocale(store.district, locale),
    address: inLocale(store.address, locale),
    stock: stock.filter((row) => row.store_id === store.id).map((row) => ({ variantId: row.variant_id, onHand: row.on_hand })),
  }))
}

/** Throws 422 where the store of a pick-up lacks a line. The stock must be locked before. */
export const requirePickup = async (db: Database, orderId: number): Promise<void> => {
  const [order] = await db.query<{ pickup_store_id: number | null }>("select pickup_store_id from orders where id = $1", [orderId])
  if (order === undefined || order.pickup_store_id === null) return
  const lines = await db.query<{ variantId: VariantId; quantity: number; madeToOrder: boolean }>(
    `select l.variant_id as "variantId", l.quantity, 'made_to_order' = any (p.badges) as "madeToOrder"
     from line_items l join variants v on v.id = l.variant_id join products p on p.id = v.product_id where l.order_id = $1`,
    [orderId],
  )
  const stock = await db.query<{ variantId: VariantId; onHand: number }>(
    `select variant_id as "variantId", on_hand as "onHand" from (${units}) u where u.store_id = $2`,
    [orderId, order.pickup_store_id],
  )
  if (!hasAll({ stock }, lines)) throw wrongField("pickup_store_id", { key: "pickup.lacks" })
}
