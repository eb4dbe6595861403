/** Lists that the account stores for all devices of a shopper. Specification §3, E3. */

export type SyncedLists = { readonly searchHistory: ReadonlyArray<string>; readonly bookmarks: ReadonlyArray<number> }

/** Whether two lists have the same items in the same order. */
export const isSameItems = <Item>(one: ReadonlyArray<Item>, other: ReadonlyArray<Item>): boolean =>
  one.length === other.length && one.every((item, at) => item === other[at])

export const isSameLists = (one: SyncedLists, other: SyncedLists): boolean =>
  isSameItems(one.searchHistory, other.searchHistory) && isSameItems(one.bookmarks, other.bookmarks)

/**
 * A list, newest first, after the changes of a device from `before` to `after`: what it put in front comes first, what it removed goes.
 * `[2, 1]` is `[3, 2]` after a device added 3 to `[1]` and removed 1: what another device has added meanwhile stays.
 */
export const withChanges = <Item>(
  list: ReadonlyArray<Item>,
  before: ReadonlyArray<Item>,
  after: ReadonlyArray<Item>,
): ReadonlyArray<Item> => {
  const places = after.map((item) => before.indexOf(item))
  const lastNew = places.findLastIndex((place, at) => place === -1 || place > (places[at + 1] ?? Infinity))
  const newest = after.slice(0, lastNew + 1)
  const isRemoved = (item: Item): boolean => before.includes(item) && !after.includes(item)
  return [...newest, ...list.filter((item) => !newest.includes(item) && !isRemoved(item))]
}
