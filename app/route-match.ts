/** Path patterns, such as `/products/:slug` and `/t/*`. */

/** The decoded parameters of a path; `*` takes the rest. `null` if the path does not match or a value is invalid. */
export const match = (pattern: string, path: string): Readonly<Record<string, string>> | null => {
  const expected = pattern.split("/")
  const segments = path.split("/")
  const params: Record<string, string> = {}
  for (const [index, name] of expected.entries()) {
    const part = segments[index]
    if (part === undefined || (part === "" && index > 0 && pattern !== "/")) return null
    if (name === "*") return put(params, "*", segments.slice(index).join("/"))
    if (!name.startsWith(":")) {
      if (name !== part) return null
    } else if (put(params, name.slice(1), part) === null) return null
  }
  return segments.length === expected.length ? params : null
}

/**
 * Values of parameters that no row has: of more than 255 characters, with NUL, which cannot be stored, or `.` or `..`, which would lead
 * out of the call's path.
 */
const invalidValue = /^.{256}|\0|(?:^|[/\\])\.\.?(?:$|[/\\])/s

/** Adds the decoded `part` to `params`; `null` for an invalid value. */
const put = (params: Record<string, string>, name: string, part: string) => {
  try {
    const value = decodeURIComponent(part)
    if (invalidValue.test(value)) return null
    params[name] = value
    return params
  } catch {
    return null
  }
}

/**
 * Orders patterns, specific ones first: `/a/b`, `/a/:id`, `/a/*`. Descending by character does it, since letters come after `:`, and `:` after
 * `*`, and a longer pattern after its beginning.
 */
export const bySpecificity = (one: string, other: string): number => (unnamed(one) < unnamed(other) ? 1 : -1)

/** Pattern without the names of its parameters. */
const unnamed = (pattern: string): string => pattern.replace(/:\w+/g, ":")
