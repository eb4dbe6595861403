/** Lines of the values of a JSON text, and the place at which a text is no JSON. */

export type Path = ReadonlyArray<PropertyKey>

/** Lines of all values of a valid JSON text, by the keys of their paths. */
export const linesOf = (text: string, keyOf: (path: Path) => string): ReadonlyMap<string, number> => {
  const lines = new Map<string, number>()
  let [at, line] = [0, 1]
  const skipSpace = (): void => {
    for (; /\s/.test(text[at] ?? ""); at += 1) if (text[at] === "\n") line += 1
  }
  const readString = (): string => {
    const from = at
    for (at += 1; text[at] !== '"'; at += 1) if (text[at] === "\\") at += 1
    at += 1
    return JSON.parse(text.slice(from, at)) as string
  }
  const readValue = (path: Path): void => {
    skipSpace()
    if (!lines.has(keyOf(path))) lines.set(keyOf(path), line)
    if (text[at] === '"') return void readString()
    const isList = text[at] === "["
    if (!isList && text[at] !== "{") {
      while (/[^\s,\]}]/.test(text[at] ?? " ")) at += 1
      return
    }
    at += 1
    skipSpace()
    for (let index = 0; text[at] !== "]" && text[at] !== "}"; index += 1) {
      if (isList) readValue([...path, index])
      else {
        const nameLine = line
        const memberPath = [...path, readString()]
        lines.set(keyOf(memberPath), nameLine)
        skipSpace()
        // The colon.
        at += 1
        readValue(memberPath)
      }
      skipSpace()
      if (text[at] === ",") at += 1
      skipSpace()
    }
    at += 1
  }
  readValue([])
  return lines
}

/** What the engine says of a text that is no JSON, and the place of it where the engine names one. */
export const jsonFault = (text: string): { readonly message: string; readonly position: number | null } | null => {
  try {
    JSON.parse(text)
    return null
  } catch (error) {
    const message = error instanceof Error ? error.message : ""
    const position = /position (\d+)/.exec(message)?.[1]
    return { message, position: position === undefined ? null : Number(position) }
  }
}

/** Whether a text that is no JSON yet becomes one with what may follow. */
const isBegun = (text: string): boolean => {
  const fault = jsonFault(text)
  return fault === null || fault.position === text.length || /^(?:Unexpected end|Unterminated)/.test(fault.message)
}

/** Place at which a text is no JSON, of a comma too many that of the comma. The engine names the place of some faults alone. */
export const faultyAt = (text: string): number => {
  let [right, wrong] = [0, text.length]
  while (wrong - right > 1) {
    const middle = Math.floor((right + wrong) / 2)
    if (isBegun(text.slice(0, middle))) right = middle
    else wrong = middle
  }
  if (isBegun(text)) return text.length
  const before = text.slice(0, right).trimEnd()
  return before.endsWith(",") && /[\]}]/.test(text[right] ?? "") ? before.length - 1 : right
}

/** The engine's words without its place and without the text itself. */
export const shortened = (message: string): string =>
  message.replace(/, (?:\.\.\.)?".*"(?:\.\.\.)? is not valid JSON$| in JSON at position.*$/su, "")
