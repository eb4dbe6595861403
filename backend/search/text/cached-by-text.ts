/** Cache of a pure function by its text: products have most of their texts in common, such as categories, brands and values. */

/** Maximum of cached texts; one more clears the cache. */
const maxTexts = 10_000

/** `compute`, a pure function, with its results cached. */
export const cachedByText = <Result>(compute: (text: string) => Result): ((text: string) => Result) => {
  const cached = new Map<string, Result>()
  return (text) => {
    const before = cached.get(text)
    if (before !== undefined) return before
    if (cached.size >= maxTexts) cached.clear()
    const result = compute(text)
    cached.set(text, result)
    return result
  }
}
