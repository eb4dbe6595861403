/** Lists that the account stores for all devices of a shopper. Specification §3, E3. */

export type SyncedLists = { readonly searchHistory: ReadonlyArray<string>; readonly bookmarks: ReadonlyArray<number> }

/** Whether two lists have the same items in the same order. */
export const isSameItems = <Item>(one: ReadonlyArray<Item>, other: ReadonlyArray<Item>): boolean =>
  one.length === other.length && one.every((item, at) => item === other[at])

export const isSameLists = (one: SyncedLists, other: SyncedLists): boolean =>
  isSameItems(one.searchHistory, other.searchHistory) && isSameItems(one.bookmarks, other.bookmarks)
