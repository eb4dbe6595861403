/** The products a shopper compares side by side. Specification §5, B16, V4. */

/** The most that are compared at once. */
export const compareLimit = 4

export type CompareToggle<Key> =
  | { readonly _tag: "Changed"; readonly list: ReadonlyArray<Key> }
  /** The list is as it was; the message says how many fit. */
  | { readonly _tag: "Full"; readonly list: ReadonlyArray<Key>; readonly limit: number }

/** Takes `key` out when it is in, puts it last when there is room. */
export const withCompareToggled = <Key>(list: ReadonlyArray<Key>, key: Key): CompareToggle<Key> => {
  if (list.includes(key)) return { _tag: "Changed", list: list.filter((other) => other !== key) }
  if (list.length >= compareLimit) return { _tag: "Full", list, limit: compareLimit }
  return { _tag: "Changed", list: [...list, key] }
}
