/** What a shopper searched for lately: newest first, nothing twice. Specification §4, B19. */

/** The most that is remembered. */
export const searchHistoryLimit = 10

const normalize = (text: string): string => text.trim().replace(/\s+/gu, " ")
const isSameText = (one: string, other: string): boolean => normalize(one).toLowerCase() === normalize(other).toLowerCase()

/** `history` with `text` at its head; blank text is not remembered. */
export const withSearch = (history: ReadonlyArray<string>, text: string): ReadonlyArray<string> =>
  normalize(text) === "" ? history : [normalize(text), ...withoutSearch(history, text)].slice(0, searchHistoryLimit)

export const withoutSearch = (history: ReadonlyArray<string>, text: string): ReadonlyArray<string> =>
  history.filter((entry) => !isSameText(entry, text))

/** The history of a visitor and of the account they logged in to, the visitor's newer. */
export const mergedHistory = (newer: ReadonlyArray<string>, older: ReadonlyArray<string>): ReadonlyArray<string> =>
  [...older.slice(0, searchHistoryLimit).toReversed(), ...newer.slice(0, searchHistoryLimit).toReversed()].reduce<ReadonlyArray<string>>(withSearch, [])
