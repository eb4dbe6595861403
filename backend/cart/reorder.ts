/** Reorder: copies the lines of a placed order into the current one, up to the stock. */
import { maxPerLine } from "#domain/rules/cart/cart.ts"
import type { LeftOut } from "#adapters/shop/contract/orders/orders.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { inLocale, type Locale } from "#domain/entities/locale.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import type { Database } from "#backend/database/database.ts"
import { Refusal } from "#backend/http/refusal.ts"
import { addUnits } from "./lines.ts"
import { optionsAgain } from "#backend/travel/stay-guests.ts"
import type { OrderRow } from "#backend/orders/order-rows.ts"

/** The order as a site sells it again: without travel its stays are sold out, and without a wallet its gift cards. */
export const soldAgain = (placed: OrderRow, { flags }: Pick<SiteConfig, "flags">): OrderRow => ({
  ...placed,
  lines: placed.lines.map((line) =>
    (line.room !== null && !flags.travel) || (line.gift !== null && !flags.wallet) ? { ...line, on_hand: 0 } : line,
  ),
})

/** Whether a line was added; not where the shop refuses it, such as a gift card whose amount the cart holds for somebody else. */
const isAdded = async (...line: Parameters<typeof addUnits>): Promise<boolean> => {
  try {
    await addUnits(...line)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** Adds the lines to the current order, whose row is locked. Returns what is left out: by the stock, or by what the cart holds. */
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
    const free = Math.max(0, Math.min(line.quantity, Math.min(line.on_hand, maxPerLine) - existing))
    const add = async () => {
      const options = await optionsAgain(db, currentId, line.line_options)
      return isAdded(db, currentId, { variantId: line.variant_id, quantity: free, options }, now)
    }
    const added = free > 0 && (await add()) ? free : 0
    if (added < line.quantity)
      leftOut.push({ name: inLocale(line.title, locale), quantity: line.quantity - added, isSoldOut: line.on_hand <= 0 })
  }
  return leftOut
}
