/** Wishes put into the cart, as far as the stock allows. */
import type { Instant } from "#domain/entities/ids.ts"
import type { WishId, WishList } from "#domain/entities/lists/wish-list.ts"
import { buyableQuantity } from "#domain/rules/lists/wish-news.ts"
import { addUnits } from "#backend/cart/lines.ts"
import type { Database } from "#backend/database/database.ts"
import { missing, Refusal } from "#backend/http/refusal.ts"
import { removeWishes } from "./wish-changes.ts"

/** One wish with its quantity, or all of the list where `wish` is `null`. */
type WishChoice = { readonly wish: WishId | null; readonly quantity: number | null }
/** The list, and its owner where they add its wishes themselves; `null` for somebody else. */
type WishSource = { readonly list: WishList; readonly ownerId: number | null }
/** A wish of which fewer units than wanted were added. */
export type ShortWish = { readonly wish: WishId; readonly name: string; readonly added: number }

/** Adds as many units as the stock and the units in the cart allow; returns their number. */
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
 * Adds one wish or all of a list to an order and returns those of which fewer than wanted were added. Added wishes are removed
 * from the list if its owner adds them (`ownerId`), not if somebody else does. Throws 404 for a wish that is not in the list, and
 * 422 where a single wish cannot be added in full.
 */
export const addWishesToCart = async (
  db: Database,
  orderId: number,
  { list, ownerId }: WishSource,
  { wish: wishId, quantity }: WishChoice,
  now: Instant,
): Promise<ReadonlyArray<ShortWish>> => {
  if (wishId !== null) {
    const wish = list.wishes.find(({ id }) => id === wishId)
    if (wish === undefined) throw missing("wish.gone")
    await addUnits(db, orderId, { variantId: wish.variantId, quantity: quantity ?? wish.quantity, options: {} }, now)
    if (ownerId !== null) await removeWishes(db, ownerId, [wish.id])
    return []
  }
  const shortWishes: Array<ShortWish> = []
  const addedIds: Array<WishId> = []
  for (const wish of list.wishes) {
    const added = await addAsManyAsPossible(db, orderId, wish.variantId, buyableQuantity(wish), now)
    if (added < wish.quantity) shortWishes.push({ wish: wish.id, name: wish.name, added })
    if (added > 0) addedIds.push(wish.id)
  }
  if (ownerId !== null && addedIds.length > 0) await removeWishes(db, ownerId, addedIds)
  return shortWishes
}
