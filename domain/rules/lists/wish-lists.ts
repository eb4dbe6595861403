/** Lists of wishes: what moves between them, and what leaves them. Specification §4, B20. */
import type { VariantId } from "#domain/entities/ids.ts"
import type { Wish, WishId, WishList, WishListHash } from "#domain/entities/lists/wish-list.ts"

type Lists = ReadonlyArray<WishList>

const withWishes = (list: WishList, wishes: ReadonlyArray<Wish>): WishList => ({ ...list, wishes })

const wishOf = (lists: Lists, id: WishId): Wish | undefined =>
  lists.flatMap(({ wishes }) => wishes).find((wish) => wish.id === id)

/** Takes a wish out of every list. */
export const withoutWish = (lists: Lists, id: WishId): Lists =>
  lists.map((list) => withWishes(list, list.wishes.filter((wish) => wish.id !== id)))

/** Moves a wish to the head of another list; nothing happens where there is no such wish or list. */
export const withWishMoved = (lists: Lists, id: WishId, to: WishListHash): Lists => {
  const wish = wishOf(lists, id)
  if (wish === undefined || !lists.some(({ hash }) => hash === to)) return lists
  return withoutWish(lists, id).map((list) => (list.hash === to ? withWishes(list, [wish, ...list.wishes]) : list))
}

export const withListEmptied = (lists: Lists, hash: WishListHash): Lists =>
  lists.map((list) => (list.hash === hash ? withWishes(list, []) : list))

export const withoutList = (lists: Lists, hash: WishListHash): Lists => lists.filter((list) => list.hash !== hash)

/** A new list comes first. */
export const withNewList = (lists: Lists, list: WishList): Lists => [list, ...withoutList(lists, list.hash)]

/** Everything wished for, each piece once: what the hearts show. */
export const wishedIds = (lists: Lists): ReadonlyArray<VariantId> => [
  ...new Set(lists.flatMap(({ wishes }) => wishes.map(({ variantId }) => variantId))),
]

/** How many wishes there are: the figure in the menu. */
export const countWishes = (lists: Lists): number => lists.reduce((count, { wishes }) => count + wishes.length, 0)
