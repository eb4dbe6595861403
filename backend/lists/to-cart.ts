/** Wishes put into the cart, as far as the stock allows. */
import type { Instant } from "#domain/entities/ids.ts"
import type { WishId, WishList } from "#domain/entities/lists/wish-list.ts"
import { buyableQuantity } from "#domain/rules/lists/wish-news.ts"
import { addUnits } from "#backend/cart/lines.ts"
import type { Database } from "#backend/database/database.ts"
import { missing, Refusal } from "#backend/http/refusal.ts"
import { removeWishes } from "./wish-changes.ts"

type Wanted = { readonly wish: WishId | null; readonly quantity: number | null }
export type ShortWish = { readonly wish: WishId; readonly name: string; readonly added: number }

/** The most that may be added at once; a cart that holds some already may take fewer. */
const addAsManyAsPossible = async (db: Database, orderId: number, variantId: number, wanted: number, now: Instant): Promise<number> => {
  for (let quantity = wanted; quantity > 0; quantity -= 1) {
    try {
      await addUnits(db, orderId, { variantId, quantity, options: {} }, now)
      return quantity
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
  return 0
}

/**
 * Adds one wish or all of a list to an order and returns those of which fewer than wanted were added. What was added leaves
 * the list of its owner; a visitor's purchase leaves it alone. Throws 404 for a wish that is not in the list, and 422 where
 * the one wish cannot be added in full.
 */
export const addWishesToCart = async (
  db: Database,
  list: WishList,
  ownerId: number | null,
  orderId: number,
  { wish, quantity }: Wanted,
  now: Instant,
): Promise<ReadonlyArray<ShortWish>> => {
  const wanted = list.wishes.filter(({ id }) => wish === null || id === wish)
  if (wish !== null) {
    const [one] = wanted
    if (one === undefined) throw missing("wish.gone")
    await addUnits(db, orderId, { variantId: one.variantId, quantity: quantity ?? one.quantity, options: {} }, now)
    if (ownerId !== null) await removeWishes(db, ownerId, [one.id])
    return []
  }
  const short: Array<ShortWish> = []
  const whole: Array<WishId> = []
  for (const one of wanted) {
    const added = await addAsManyAsPossible(db, orderId, one.variantId, buyableQuantity(one), now)
    if (added < one.quantity) short.push({ wish: one.id, name: one.name, added })
    if (added > 0) whole.push(one.id)
  }
  if (ownerId !== null && whole.length > 0) await removeWishes(db, ownerId, whole)
  return short
}
