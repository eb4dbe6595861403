/** Recently viewed products: newest first, without duplicates. Specification §4, B14. */

/** Maximum number of products. */
export const recentlyViewedLimit = 40

/** The list with `key` at its front. */
export const withViewed = <Key>(list: ReadonlyArray<Key>, key: Key): ReadonlyArray<Key> =>
  [key, ...list.filter((other) => other !== key)].slice(0, recentlyViewedLimit)

/** The list without the product of the present page. */
export const withoutViewed = <Key>(list: ReadonlyArray<Key>, current: Key | null): ReadonlyArray<Key> =>
  list.filter((key) => key !== current)
