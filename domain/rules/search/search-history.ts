/** Search history: newest first, without duplicates. Specification §4, B19. */

/** Maximum characters of search terms. */
export const maxSearchText = 120

/** Maximum number of entries. */
export const searchHistoryLimit = 10

const normalize = (text: string): string => text.trim().replace(/\s+/gu, " ")
const isSameText = (one: string, other: string): boolean => normalize(one).toLowerCase() === normalize(other).toLowerCase()

/** The history with `text` first; blank text is ignored. */
export const withSearch = (history: ReadonlyArray<string>, text: string): ReadonlyArray<string> =>
  normalize(text) === "" ? history : [normalize(text), ...withoutSearch(history, text)].slice(0, searchHistoryLimit)

/** The history without `text`, whatever its case and spacing. */
export const withoutSearch = (history: ReadonlyArray<string>, text: string): ReadonlyArray<string> =>
  history.filter((entry) => !isSameText(entry, text))

/** History after login: the visitor's entries before those of the account. */
export const mergedHistory = (newer: ReadonlyArray<string>, older: ReadonlyArray<string>): ReadonlyArray<string> =>
  [...older.slice(0, searchHistoryLimit).toReversed(), ...newer.slice(0, searchHistoryLimit).toReversed()].reduce<ReadonlyArray<string>>(
    withSearch,
    [],
  )
