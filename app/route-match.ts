/** Finds what stands at a path: patterns such as `/products/:slug` and `/t/*`. */

/** What a pattern's names stand for in a path, decoded; `*` takes the rest. `null` when the path does not fit. */
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

const put = (params: Record<string, string>, name: string, part: string) => {
  try {
    params[name] = decodeURIComponent(part)
    return params
  } catch {
    return null
  }
}
