/** Reader and writer of query strings, without the browser's `URLSearchParams`. */

export type Entry = readonly [name: string, value: string]

/** Encodes text; half a surrogate pair is replaced instead of throwing. */
const encodeText = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\uFFFD"))
    .replaceAll("%20", "+")
    .replaceAll("%2F", "/")
    .replaceAll("%2C", ",")

/** Decodes text; malformed escapes stay as they are, since anybody can type an address. */
const decodeText = (text: string): string => {
  const spaced = text.replaceAll("+", " ")
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}

/** Query string: `[["brand", "a"], ["brand", "b"]]` is `brand=a&brand=b`. */
export const formatQuery = (entries: ReadonlyArray<Entry>): string =>
  entries.map(([name, value]) => `${encodeText(name)}=${encodeText(value)}`).join("&")

/** Entries of `?brand=a&brand=b`, with or without its question mark. */
export const parseQuery = (query: string): ReadonlyArray<Entry> =>
  query
    .replace(/^\?/, "")
    .split("&")
    .filter((part) => part !== "")
    .map((part) => {
      const at = part.indexOf("=")
      return at < 0 ? [decodeText(part), ""] : [decodeText(part.slice(0, at)), decodeText(part.slice(at + 1))]
    })
