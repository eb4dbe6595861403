/** Values of the cells of a product file. Each reader gives the value, or what is wrong. */
import type { Instant } from "#domain/entities/ids.ts"
import { locales, withDefault } from "#domain/entities/locale.ts"
import { wallDayOf } from "#domain/rules/calendar-date.ts"
import { atHour, instantOf } from "#domain/rules/instants.ts"
import { titleLatin } from "#domain/rules/transliteration.ts"
import type { PropertyRow } from "#backend/catalogue/products/option-values.ts"
import { OperatorError } from "#backend/texts/command-language.ts"
import { sourceKind } from "./pictures/picture-sources.ts"

/** A cell that cannot be read, and why. */
export class WrongCell extends OperatorError {
  override readonly name = "WrongCell"
}

/** Maximum length of a list's cell, in characters. */
export const longestList = 4000

/** Beginning of a cell as a message quotes it. */
export const quoted = (cell: string, length = 30): string => cell.slice(0, length)

const control = /(?![\n\r\t])\p{Cc}/u
/** What a spreadsheet may take for a formula, and the same after the apostrophe that prevents it. */
const needsEscape = /^[=+\-@\t\r']/
const escaped = /^'[=+\-@\t\r']/

/** A text as a cell that no spreadsheet calculates; `textCell` reads it back. */
export const writtenText = (text: string): string => (needsEscape.test(text) ? `'${text}` : text)

/** A text of at most `longest` characters. Refuses control characters and what a spreadsheet would calculate. */
export const textCell = (cell: string, longest: number): string => {
  if (control.test(cell)) throw new WrongCell({ key: "import.controlCharacter" })
  if (cell.length > longest) throw new WrongCell({ key: "import.tooLong", values: { length: cell.length, longest } })
  if (escaped.test(cell)) return cell.slice(1).normalize("NFC")
  if (/^(?:=|@|[+-](?=[A-Za-z(]))/.test(cell)) throw new WrongCell({ key: "import.formula", values: { cell: quoted(cell) } })
  return cell.normalize("NFC")
}

/** A day, `2026-11-23`, `2026.11.23` or `2026/11/23`, and a time of it in Ulaanbaatar, as spreadsheets write them. */
const localTime =
  /^(?<year>\d{4})(?<separator>[-./])(?<month>\d{2})\k<separator>(?<date>\d{2})(?: (?<hours>[01]\d|2[0-3]):(?<minutes>[0-5]\d)(?::\d{2})?)?$/u

const instantCell = (cell: string, hoursOfDay: 0 | 24): Instant => {
  const { year, month, date, hours, minutes } = localTime.exec(cell)?.groups ?? {}
  const day = wallDayOf(`${year}-${month}-${date}`)
  if (day !== null) return atHour(day, hours === undefined ? hoursOfDay : Number(hours) + Number(minutes) / 60)
  const at = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/.test(cell) ? Date.parse(cell) : Number.NaN
  if (Number.isNaN(at)) throw new WrongCell({ key: "import.noDate", values: { cell: quoted(cell) } })
  return instantOf(at)
}

/** First moment of a day in Ulaanbaatar, or the moment itself. */
export const fromCell = (cell: string): Instant => instantCell(cell, 0)

/** Moment at which a day in Ulaanbaatar is over, or the moment itself: `2026-11-26` is the last day. */
export const untilCell = (cell: string): Instant => instantCell(cell, 24)

const yesWords: ReadonlyArray<string> = ["yes", "true", "1", "тийм"]
const noWords: ReadonlyArray<string> = ["no", "false", "0", "үгүй"]

/** `yes` or `no`; also as spreadsheets write it. */
export const yesCell = (cell: string): boolean => {
  const word = cell.toLowerCase()
  if (yesWords.includes(word)) return true
  if (noWords.includes(word)) return false
  throw new WrongCell({ key: "import.neitherYesNorNo", values: { cell: quoted(cell) } })
}

/** Shopify's `Status`: whether the product is active. */
export const activeCell = (cell: string): boolean => {
  const status = cell.toLowerCase()
  if (!["active", "draft", "archived", "unlisted"].includes(status))
    throw new WrongCell({ key: "import.noStatus", values: { cell: quoted(cell) } })
  return status === "active"
}

/** Words of a text in Latin letters, joined by hyphens: a part of an address. */
export const slugOf = (text: string): string =>
  titleLatin(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-+|-+$/g, "")

const maxHandleLength = 120
/** Maximum characters of an address that a message quotes or suggests. */
const quotedAddress = 60

/** Handle of a product, its address: words in small letters, joined by `-`, `_` or `.`. A refusal suggests another one. */
export const handleCell = (cell: string): string => {
  const isAddress = /^[\p{L}\p{N}]+(?:[-_.][\p{L}\p{N}]+)*$/u.test(cell) && cell === cell.toLowerCase()
  if (isAddress && cell.length <= maxHandleLength) return cell
  const suggestion = quoted(slugOf(cell), quotedAddress)
  const key = suggestion === "" ? "import.noAddress" : "import.otherAddress"
  throw new WrongCell({ key, values: { cell: quoted(cell, quotedAddress), suggestion } })
}

/** Mark-up of a description as plain text. */
export const withoutMarkup = (html: string): string => {
  const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " ", "#39": "'" }
  return html
    .replaceAll(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, "")
    .replaceAll(/<(?:br|\/p|\/div|\/li|\/h\d)\b[^>]*>/gi, "\n")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => named[name] ?? "")
    .replaceAll(/[ \t]+/g, " ")
    .replaceAll(/ ?\n ?/g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim()
}

/** Name of a picture that the shop has, a file of the pictures' folder, or an address. */
export const pictureCell = (source: string): string => {
  if (sourceKind(source) === null) throw new WrongCell({ key: "import.noPicture", values: { cell: quoted(source, quotedAddress) } })
  return source
}

const encodePart = (text: string): string => text.replaceAll(/[%;|=]/g, (letter) => `%${letter.codePointAt(0)?.toString(16).toUpperCase()}`)
const decodePart = (text: string): string =>
  text.replaceAll(/%(25|3B|7C|3D)/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))

/** Parts by semicolons; a semicolon within a part is `%3B`. */
export const writtenList = (parts: ReadonlyArray<string>): string => parts.map(encodePart).join("; ")
export const listCell = (cell: string): ReadonlyArray<string> =>
  textCell(cell, longestList)
    .split(";")
    .map((part) => decodePart(part.trim()))
    .filter((part) => part !== "")

/** `material=Ноос|Wool; weight=1 кг|1 kg`: the texts of a property in the order of the locales. */
export const writtenProperties = (properties: ReadonlyArray<PropertyRow>): string => {
  const writtenProperty = (property: PropertyRow): string => {
    const texts = locales.map((locale) => encodePart(property[locale] ?? "")).join("|")
    return `${encodePart(property.key)}=${texts.replace(/\|+$/u, "")}`
  }
  return properties.map(writtenProperty).join("; ")
}
export const propertiesCell = (cell: string): ReadonlyArray<PropertyRow> =>
  cell
    .split(";")
    .filter((part) => part.trim() !== "")
    .map((part) => {
      const [, key = "", written = ""] = /^([^=|]+)=([^=]*)$/.exec(part.trim()) ?? []
      const texts = written.split("|")
      if (key === "" || texts.length > locales.length)
        throw new WrongCell({ key: "import.noProperty", values: { cell: quoted(part.trim(), 40) } })
      const translations = locales.flatMap((locale, at) => (texts[at] ? [[locale, decodePart(texts[at])]] : []))
      return { key: decodePart(key), ...withDefault(Object.fromEntries(translations)) }
    })
