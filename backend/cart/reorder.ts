/** Reorder: copies the lines of a placed order into the current one, up to the stock. */
import { maxPerLine } from "#domain/rules/cart/cart.ts"
import type { LeftOut } from "#adapters/shop/contract/orders/orders.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { inLocale, type Locale } from "#domain/entities/locale.ts"
import type { Database } from "#backend/database/database.ts"
import { addUnits } from "./lines.ts"
import { optionsAgain } from "#backend/travel/stay-guests.ts"
import type { OrderRow } from "#backend/orders/order-rows.ts"

/** The order as a site without travel sells it again: its stays are sold out. */
export const withoutStays = (placed: OrderRow): OrderRow => ({
  ...placed,
  lines: placed.lines.map((line) => (line.room === null ? line : { ...line, on_hand: 0 })),
})

/** Adds the lines to the current order, whose row is locked. Returns what the stock leaves out. */
export const reorder = async (
  db: Database,
  placed: OrderRow,
  currentId: number,
  locale: Locale,
  now: Instant,
): Promise<ReadonlyArray<LeftOut>> => {
  const inCart = await db.query<{ variant_id: number; quantity: number }>(
    "select variant_id, quantity from line_items where order_id = $1",
    [currentId],
  )
  const leftOut: Array<LeftOut> = []
  for (const line of placed.lines) {
    const existing = inCart.find(({ variant_id }) => variant_id === line.variant_id)?.quantity ?? 0
    const added = Math.max(0, Math.min(line.quantity, Math.min(line.on_hand, maxPerLine) - existing))
    if (added > 0) {
      const options = await optionsAgain(db, currentId, line.line_options)
      await addUnits(db, currentId, { variantId: line.variant_id, quantity: added, options }, now)
    }
    if (added < line.quantity)
      leftOut.push({ name: inLocale(line.title, locale), quantity: line.quantity - added, isSoldOut: line.on_hand <= 0 })
  }
  return leftOut
}
