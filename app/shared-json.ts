/** Writes values that share parts as JSON in which each part stands once: a page's data is also what its machine holds. */

/** Points at the object that was met `$`-th. */
type Same = { readonly $: number }

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null

const isSame = (value: object): value is Same => "$" in value && typeof value.$ === "number" && Object.keys(value).length === 1

/** A tree for `JSON.stringify`, read back by `unfolded`. */
export const folded = (whole: unknown): unknown => {
  const met = new Map<object, number>()
  const fold = (value: unknown): unknown => {
    if (!isObject(value)) return value
    const known = met.get(value)
    if (known !== undefined) return { $: known } satisfies Same
    met.set(value, met.size)
    return Array.isArray(value) ? value.map(fold) : Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fold(part)]))
  }
  return fold(whole)
}

/** The values again, sharing what they shared. Takes the tree over. */
export const unfolded = (tree: unknown): unknown => {
  const met: object[] = []
  const unfold = (value: unknown): unknown => {
    if (!isObject(value)) return value
    if (isSame(value)) return met[value.$]
    met.push(value)
    const parts = value as Record<string, unknown>
    for (const key of Object.keys(parts)) parts[key] = unfold(parts[key])
    return value
  }
  return unfold(tree)
}
