/** The products a shopper looked at lately: newest first, nothing twice. Specification §4, B14. */

/** The most that is remembered. */
export const recentlyViewedLimit = 40

export const withViewed = <Key>(list: ReadonlyArray<Key>, key: Key): ReadonlyArray<Key> =>
  [key, ...list.filter((other) => other !== key)].slice(0, recentlyViewedLimit)

/** What to show on a product's own page: the others. */
export const withoutViewed = <Key>(list: ReadonlyArray<Key>, current: Key | null): ReadonlyArray<Key> =>
  list.filter((key) => key !== current)
