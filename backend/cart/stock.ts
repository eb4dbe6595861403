/**
 * Pieces between the shelf and an order. Variants are locked in one order, and then, in one order too, what the search
 * says of their products, which moves with them: so two orders do not come to wait each for the other.
 */
import type { Database } from "#backend/database/database.ts"

/** What the shop has of an order's variants stays as it is until the transaction ends; read it afterwards. */
export const lockStock = async (db: Database, orderId: number): Promise<void> => {
  await db.query("select from line_items l join variants v on v.id = l.variant_id where l.order_id = $1 order by v.id for update of v", [orderId])
  await db.query(
    `select from search_entries where product_id in (
       select v.product_id from line_items l join variants v on v.id = l.variant_id where l.order_id = $1)
     order by product_id for update`,
    [orderId],
  )
}

/** Takes an order's pieces off the shelf that is held. */
export const takeUnits = async (db: Database, orderId: number): Promise<void> => {
  await db.query(
    "update variants v set on_hand = v.on_hand - l.quantity from line_items l where l.order_id = $1 and v.id = l.variant_id",
    [orderId],
  )
}

/** Puts them back. */
export const returnUnits = async (db: Database, orderId: number): Promise<void> => {
  await lockStock(db, orderId)
  await db.query(
    "update variants v set on_hand = v.on_hand + l.quantity from line_items l where l.order_id = $1 and v.id = l.variant_id",
    [orderId],
  )
}
