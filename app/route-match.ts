/** Path patterns, such as `/products/:slug` and `/t/*`. */

/** The decoded parameters of a path; `*` takes the rest. `null` if the path does not match. */
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

/** What names nothing: more than 255 characters, NUL, which cannot be stored, and `..`, which would lead out of the call's path. */
const nameless = /^.{256}|\0|(?:^|[/\\])\.\.?(?:$|[/\\])/s

const put = (params: Record<string, string>, name: string, part: string) => {
  try {
    const value = decodeURIComponent(part)
    if (nameless.test(value)) return null
    params[name] = value
    return params
  } catch {
    return null
  }
}

/** Orders patterns: at each segment a fixed name goes before a parameter, and a parameter before the rest. */
export const bySpecificity = (a: string, b: string): number => (unnamed(a) < unnamed(b) ? 1 : -1)

const unnamed = (pattern: string): string => pattern.replace(/:\w+/g, ":")
