/** Stable references of data that is fetched again. */

/** Keeps the previous reference while its JSON is equal, keys in order included. */
export const stableReference = <Value>(before: Value | undefined, now: Value): Value =>
  before === now || (before !== undefined && JSON.stringify(before) === JSON.stringify(now)) ? (before as Value) : now
