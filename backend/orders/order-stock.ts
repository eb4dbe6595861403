/** Stock of an order's variants: taken when it is placed, returned when it is cancelled. */
import type { Database } from "#backend/database/database.ts"
import { returnNights, takeNights } from "#backend/travel/nights.ts"

/**
 * Locks the stock of an order's variants until the transaction ends; read it afterwards.
 * Variants and then their search entries are locked by id, so that two orders cannot deadlock.
 */
export const lockStock = async (db: Database, orderId: number): Promise<void> => {
  await db.query("select from line_items l join variants v on v.id = l.variant_id where l.order_id = $1 order by v.id for update of v", [
    orderId,
  ])
  await db.query(
    `select from search_entries where product_id in (
       select v.product_id from line_items l join variants v on v.id = l.variant_id where l.order_id = $1)
     order by product_id for update`,
    [orderId],
  )
}

/** SQL condition of variants that have units: a room is sold by its nights. */
const isNoRoom = "not exists (select from hotel_rooms r where r.variant_id = v.id)"

/** Moves the units of a pick-up out of its store, or back into it. */
const moveStoreUnits = (db: Database, orderId: number, sign: "-" | "+") =>
  db.query(
    `update store_stock k set on_hand = greatest(0, k.on_hand ${sign} l.units)
     from (
       select o.pickup_store_id, i.variant_id, sum(i.quantity)::int as units
       from orders o join line_items i on i.order_id = o.id where o.id = $1 group by 1, 2) l
     where k.store_id = l.pickup_store_id and k.variant_id = l.variant_id`,
    [orderId],
  )

/** Takes an order's units from the locked stock. */
export const takeUnits = async (db: Database, orderId: number): Promise<void> => {
  await db.query(
    `update variants v set on_hand = v.on_hand - l.quantity from line_items l where l.order_id = $1 and v.id = l.variant_id and ${isNoRoom}`,
    [orderId],
  )
  await moveStoreUnits(db, orderId, "-")
  await takeNights(db, orderId)
}

/** Returns an order's units to the stock. */
export const returnUnits = async (db: Database, orderId: number): Promise<void> => {
  await lockStock(db, orderId)
  await db.query(
    `update variants v set on_hand = v.on_hand + l.quantity from line_items l where l.order_id = $1 and v.id = l.variant_id and ${isNoRoom}`,
    [orderId],
  )
  await moveStoreUnits(db, orderId, "+")
  await returnNights(db, orderId)
}
