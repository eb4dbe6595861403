/** Changes of a shopper's wish lists, and the lists with pending changes applied. B20. */
import type { Wish, WishId, WishList, WishListHash } from "#domain/entities/lists/wish-list.ts"
import {
  withListChanged,
  withListEmptied,
  withoutList,
  withoutWish,
  withWishChanged,
  withWishMoved,
} from "#domain/rules/lists/wish-lists.ts"

export type ListChange =
  | { readonly _tag: "Create"; readonly name: string; readonly description: string; readonly isPrivate: boolean }
  | { readonly _tag: "Edit"; readonly hash: WishListHash; readonly to: Partial<Pick<WishList, "name" | "description" | "isPrivate">> }
  | { readonly _tag: "Empty"; readonly hash: WishListHash }
  | { readonly _tag: "Delete"; readonly hash: WishListHash }
  /** Undoes a deletion. */
  | { readonly _tag: "Restore"; readonly hash: WishListHash }
  | { readonly _tag: "Move"; readonly wish: WishId; readonly to: WishListHash }
  | { readonly _tag: "RemoveWish"; readonly wish: WishId }
  | { readonly _tag: "EditWish"; readonly wish: WishId; readonly to: Partial<Pick<Wish, "remark" | "quantity">> }
  /** One wish, or all of the list where `wish` is null. */
  | { readonly _tag: "ToCart"; readonly hash: WishListHash; readonly wish: WishId | null }

/** Whether the shopper typed a text for the change, which a refusal must not lose. */
export const isTyped = (change: ListChange): boolean =>
  change._tag === "Create" ||
  (change._tag === "Edit" && change.to.description !== undefined) ||
  (change._tag === "EditWish" && change.to.remark !== undefined)

/** Whether a wish, or with `null` all of a list, is being added to the cart. */
export const isGoingToCart = (waiting: ReadonlyArray<ListChange>, hash: WishListHash, wish: WishId | null): boolean =>
  waiting.some((change) => change._tag === "ToCart" && change.hash === hash && (change.wish === null || change.wish === wish))

type Lists = ReadonlyArray<WishList>

/** The lists with a change that the shop has not confirmed; changes whose result only the shop knows show nothing yet. */
const withChange = (lists: Lists, change: ListChange): Lists => {
  switch (change._tag) {
    case "Edit":
      return withListChanged(lists, change.hash, change.to)
    case "Empty":
      return withListEmptied(lists, change.hash)
    case "Delete":
      return withoutList(lists, change.hash)
    case "Move":
      return withWishMoved(lists, change.wish, change.to)
    case "RemoveWish":
      return withoutWish(lists, change.wish)
    case "EditWish":
      return withWishChanged(lists, change.wish, change.to)
    case "Create":
    case "Restore":
    case "ToCart":
      return lists
    default:
      return change satisfies never
  }
}

/** Lists of the shop and the changes that it has not confirmed. */
type PendingLists = { readonly lists: Lists; readonly waiting: ReadonlyArray<ListChange> }

/** The lists as the screen shows them. */
export const shownLists = ({ lists, waiting }: PendingLists): Lists => waiting.reduce(withChange, lists)
