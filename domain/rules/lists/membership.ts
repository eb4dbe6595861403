/** Lists that a thing is in or not: wishes, bookmarks. A tap puts it in or takes it out. Specification §4, B17. */

export const withToggled = <Key>(list: ReadonlyArray<Key>, key: Key): ReadonlyArray<Key> =>
  list.includes(key) ? list.filter((other) => other !== key) : [...list, key]
