/** Compare list. Specification §5, B16, V4. */

/** Maximum number of compared products. */
export const compareLimit = 4

export type CompareToggle<Key> =
  | { readonly _tag: "Changed"; readonly list: ReadonlyArray<Key> }
  /** The list is unchanged; the message shows the limit. */
  | { readonly _tag: "Full"; readonly list: ReadonlyArray<Key>; readonly limit: number }

/** Removes `key` if present, otherwise appends it while there is room. */
export const withCompareToggled = <Key>(list: ReadonlyArray<Key>, key: Key): CompareToggle<Key> => {
  if (list.includes(key)) return { _tag: "Changed", list: list.filter((other) => other !== key) }
  if (list.length >= compareLimit) return { _tag: "Full", list, limit: compareLimit }
  return { _tag: "Changed", list: [...list, key] }
}
