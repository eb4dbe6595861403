/** Pieces between the shelf and an order. Variants are locked in one order, so that no two orders ever wait for each other. */
import type { Database } from "../database/database.ts"

export type Held = { readonly on_hand: number; readonly quantity: number; readonly title_mn: string; readonly title_en: string }

/** What the shop has of an order's variants, which stay as they are until the transaction ends. */
export const holdShelf = (db: Database, orderId: number): Promise<ReadonlyArray<Held>> =>
  db.query<Held>(
    `select v.on_hand, l.quantity, p.title_mn, p.title_en from line_items l
     join variants v on v.id = l.variant_id join products p on p.id = v.product_id
     where l.order_id = $1 order by v.id for update of v`,
    [orderId],
  )

/** Takes an order's pieces off the shelf that is held. */
export const takePieces = async (db: Database, orderId: number): Promise<void> => {
  await db.query(
    "update variants v set on_hand = v.on_hand - l.quantity from line_items l where l.order_id = $1 and v.id = l.variant_id",
    [orderId],
  )
}

/** Puts them back. */
export const returnPieces = async (db: Database, orderId: number): Promise<void> => {
  await holdShelf(db, orderId)
  await db.query(
    "update variants v set on_hand = v.on_hand + l.quantity from line_items l where l.order_id = $1 and v.id = l.variant_id",
    [orderId],
  )
}
