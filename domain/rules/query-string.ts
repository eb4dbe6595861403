/** Reads and writes what stands after the `?` of an address, without the browser's own reader. */

export type Entry = readonly [name: string, value: string]

/** Text that no address can carry (half a surrogate pair) is replaced, not refused. */
const written = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\uFFFD")).replaceAll("%20", "+").replaceAll("%2F", "/").replaceAll("%2C", ",")

/** What cannot be read is taken as it stands: an address is typed by anyone. */
const readText = (text: string): string => {
  const spaced = text.replaceAll("+", " ")
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}

/** `[["brand", "a"], ["brand", "b"]]` as `brand=a&brand=b`. */
export const formatQuery = (entries: ReadonlyArray<Entry>): string =>
  entries.map(([name, value]) => `${written(name)}=${written(value)}`).join("&")

/** Reads `?brand=a&brand=b` with or without its question mark. */
export const parseQuery = (query: string): ReadonlyArray<Entry> =>
  query
    .replace(/^\?/, "")
    .split("&")
    .filter((part) => part !== "")
    .map((part) => {
      const at = part.indexOf("=")
      return at < 0 ? [readText(part), ""] : [readText(part.slice(0, at)), readText(part.slice(at + 1))]
    })
