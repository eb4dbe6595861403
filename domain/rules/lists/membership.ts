/** Membership lists: wished ids, bookmarks. Specification §4, B17. */

/** Removes `key` if present, otherwise appends it. */
export const withToggled = <Key>(list: ReadonlyArray<Key>, key: Key): ReadonlyArray<Key> =>
  list.includes(key) ? list.filter((other) => other !== key) : [...list, key]
