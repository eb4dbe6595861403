/** Results by text that are computed once: products have most of their texts in common, such as categories, brands and values. */

/** Texts that are kept; one more, and all are forgotten. */
const limit = 10_000

/** `compute`, a pure function, with its results kept. */
export const byText = <Result>(compute: (text: string) => Result): ((text: string) => Result) => {
  const known = new Map<string, Result>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    if (known.size >= limit) known.clear()
    const result = compute(text)
    known.set(text, result)
    return result
  }
}
