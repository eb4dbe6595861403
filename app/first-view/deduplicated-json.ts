/** JSON in which shared objects are written once, so that page data and machine contexts share references in the browser too. */

/** Reference to the object that was visited `$`-th. */
type Same = { readonly $: number }

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null

const isSame = (value: object): value is Same => "$" in value && typeof value.$ === "number" && Object.keys(value).length === 1

/** Escapes keys that begin with `$`. */
const written = (name: string): string => (name.startsWith("$") ? `$${name}` : name)

const read = (name: string): string => (name.startsWith("$") ? name.slice(1) : name)

/** Tree for `JSON.stringify`; the inverse of `unfolded`. */
export const folded = (whole: unknown): unknown => {
  const met = new Map<object, number>()
  const fold = (value: unknown): unknown => {
    if (!isObject(value)) return value
    const known = met.get(value)
    if (known !== undefined) return { $: known } satisfies Same
    met.set(value, met.size)
    return Array.isArray(value) ? value.map(fold) : Object.fromEntries(Object.entries(value).map(([key, part]) => [written(key), fold(part)]))
  }
  return fold(whole)
}

/** Values with their shared references restored. */
export const unfolded = (tree: unknown): unknown => {
  const met: object[] = []
  const unfold = (value: unknown): unknown => {
    if (!isObject(value)) return value
    if (isSame(value)) return met[value.$]
    const index = met.push(value) - 1
    const whole = Array.isArray(value) ? value.map(unfold) : Object.fromEntries(Object.entries(value).map(([name, part]) => [read(name), unfold(part)]))
    met[index] = whole
    return whole
  }
  return unfold(tree)
}
