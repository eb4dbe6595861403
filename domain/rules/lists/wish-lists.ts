/** Changes to wish lists. Specification §4, B20. */
import type { VariantId } from "#domain/entities/ids.ts"
import type { Wish, WishId, WishList, WishListHash } from "#domain/entities/lists/wish-list.ts"

/** Maximum lengths in characters of a list's name, its description and the note of a wish. */
export const maxListName = 100
export const maxListDescription = 500
export const maxRemark = 300

type Lists = ReadonlyArray<WishList>

const withWishes = (list: WishList, wishes: ReadonlyArray<Wish>): WishList => ({ ...list, wishes })

const wishOf = (lists: Lists, id: WishId): Wish | undefined => lists.flatMap(({ wishes }) => wishes).find((wish) => wish.id === id)

/** Removes a wish from every list. */
export const withoutWish = (lists: Lists, id: WishId): Lists =>
  lists.map((list) =>
    withWishes(
      list,
      list.wishes.filter((wish) => wish.id !== id),
    ),
  )

/** Moves a wish to the front of another list; nothing changes for an unknown wish or list. */
export const withWishMoved = (lists: Lists, id: WishId, to: WishListHash): Lists => {
  const wish = wishOf(lists, id)
  if (wish === undefined || !lists.some(({ hash }) => hash === to)) return lists
  return withoutWish(lists, id).map((list) => (list.hash === to ? withWishes(list, [wish, ...list.wishes]) : list))
}

/** Removes all wishes of one list. */
export const withListEmptied = (lists: Lists, hash: WishListHash): Lists =>
  lists.map((list) => (list.hash === hash ? withWishes(list, []) : list))

/** Removes a list. */
export const withoutList = (lists: Lists, hash: WishListHash): Lists => lists.filter((list) => list.hash !== hash)

/** Variant ids of all wishes, each once. */
export const wishedIds = (lists: Lists): ReadonlyArray<VariantId> => [
  ...new Set(lists.flatMap(({ wishes }) => wishes.map(({ variantId }) => variantId))),
]

/** Number of wishes, shown in the account menu. */
export const countWishes = (lists: Lists): number => lists.reduce((count, { wishes }) => count + wishes.length, 0)

/** A list with another name, description or privacy. */
export const withListChanged = (
  lists: Lists,
  hash: WishListHash,
  change: Partial<Pick<WishList, "name" | "description" | "isPrivate">>,
): Lists => lists.map((list) => (list.hash === hash ? { ...list, ...change } : list))

/** A wish with another note or wanted quantity, in whichever list it is. */
export const withWishChanged = (lists: Lists, id: WishId, change: Partial<Pick<Wish, "remark" | "quantity">>): Lists =>
  lists.map((list) =>
    withWishes(
      list,
      list.wishes.map((wish) => (wish.id === id ? { ...wish, ...change } : wish)),
    ),
  )
