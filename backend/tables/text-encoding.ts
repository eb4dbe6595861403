/** Encoding of a text file, by its first bytes and by its content, and its text. */
import { UnreadableFile, type TableRow } from "./table-row.ts"

/** Bytes of a file from the beginning; each call opens it again. */
export type TableSource = () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>

export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1251"

/** Bytes by which a kind of file is found. */
const headLength = 64_000

/** At most the first 64,000 bytes. */
export const headOf = async (source: TableSource): Promise<Buffer> => {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of source()) {
    chunks.push(chunk)
    length += chunk.length
    if (length >= headLength) break
  }
  return Buffer.concat(chunks).subarray(0, headLength)
}

/** UTF-16 without a mark: spaces, digits and separators have a zero byte, always before or always after the other one. */
const utf16Of = (head: Buffer): Encoding | null => {
  let [even, odd] = [0, 0]
  for (const [at, byte] of head.entries()) {
    if (byte !== 0) continue
    if (at % 2 === 0) even += 1
    else odd += 1
  }
  const enough = Math.max(1, head.length / 50)
  if (odd >= enough && even === 0) return "utf-16le"
  return even >= enough && odd === 0 ? "utf-16be" : null
}

const markOf = (head: Buffer): Encoding | null => {
  const [first, second, third] = head
  if (first === 0xff && second === 0xfe) return "utf-16le"
  if (first === 0xfe && second === 0xff) return "utf-16be"
  return first === 0xef && second === 0xbb && third === 0xbf ? "utf-8" : null
}

const linesIn = (text: string): number => text.split("\n").length - 1

/** Reads a file as UTF-8: the line at which it is none, `null` for a file that is UTF-8 throughout, and whether letters beyond ASCII came first. */
const checkUtf8 = async (
  source: TableSource,
): Promise<{ readonly line: number | null; readonly hasLetters: boolean; readonly isCut: boolean }> => {
  const decoder = new TextDecoder("utf-8", { fatal: true })
  const isBeyondAscii = /[^\p{ASCII}]/u
  let line = 1
  let hasLetters = false
  for await (const chunk of source()) {
    try {
      const text = decoder.decode(chunk, { stream: true })
      line += linesIn(text)
      hasLetters ||= isBeyondAscii.test(text)
    } catch {
      const [readable = ""] = new TextDecoder().decode(chunk).split("\uFFFD", 1)
      return { line: line + linesIn(readable), hasLetters: hasLetters || isBeyondAscii.test(readable), isCut: false }
    }
  }
  try {
    decoder.decode()
  } catch {
    return { line, hasLetters, isCut: true }
  }
  return { line: null, hasLetters, isCut: false }
}

/**
 * Encoding of a file: by its byte order mark, by the zero bytes of UTF-16, and else UTF-8 where all of it is that. A file whose first letter
 * beyond ASCII is no UTF-8 is Windows-1251. Throws `UnreadableFile` for one that begins as UTF-8 and does not go on so.
 */
export const encodingOf = async (source: TableSource, head: Buffer): Promise<Encoding> => {
  const mark = markOf(head)
  const found = mark ?? utf16Of(head)
  if (found !== null && found !== "utf-8") return found
  const { line, hasLetters, isCut } = await checkUtf8(source)
  if (line === null) return "utf-8"
  if (mark === null && !hasLetters) return "windows-1251"
  throw new UnreadableFile({ key: isCut ? "table.endsWithinLetter" : "table.notUtf8" }, line)
}

/** Letters by which texts in Windows-1251, which lacks the two of Mongolian, write them: «Єнгє» is «Өнгө». */
const substitutes: ReadonlyMap<string, string> = new Map([
  ["Є", "Ө"],
  ["є", "ө"],
  ["Ї", "Ү"],
  ["ї", "ү"],
])

/** Text of bytes; those after the last whole letter wait where `decoder` goes on. */
const textOf = (decoder: TextDecoder, bytes: Uint8Array | undefined, isMore: boolean): string => {
  const text = decoder.decode(bytes, { stream: isMore })
  return decoder.encoding === "windows-1251" ? text.replaceAll(/[ЄєЇї]/gu, (letter) => substitutes.get(letter) ?? letter) : text
}

/** Text of a head, without its byte order mark. */
export const headText = (head: Buffer, encoding: Encoding): string => textOf(new TextDecoder(encoding), head, true)

/** Chunks of the text of a file, without its byte order mark. */
export const decodedText = async function* (source: TableSource, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of source()) yield textOf(decoder, chunk, true)
  yield textOf(decoder, undefined, false)
}

/** A letter that an encoding lacks: Windows-1251 has no ө and ү, and a spreadsheet writes «?нг?» there. */
const lostLetter = /\?(?=\p{Script=Cyrillic})/u

/** Throws `UnreadableFile` for a row that has lost letters by its encoding. */
export const requireLetters = ({ line, cells }: TableRow, encoding: Encoding | null): void => {
  if (encoding === "windows-1251" && cells.some((cell) => lostLetter.test(cell)))
    throw new UnreadableFile({ key: "table.lostLetters" }, line)
}
