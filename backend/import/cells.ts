/** Values of the cells of a product file. Each reader gives the value, or what is wrong. */
import type { Instant } from "#domain/entities/ids.ts"
import { wallDayOf } from "#domain/rules/calendar-date.ts"
import { atHour, instantOf } from "#domain/rules/instants.ts"
import { OperatorError } from "#backend/texts/command-language.ts"
import { sourceKind } from "./pictures/picture-sources.ts"
import { handleOf, slugOf } from "./text-forms.ts"

/** A cell that cannot be read, and why. */
export class WrongCell extends OperatorError {
  override readonly name = "WrongCell"
}

/** Maximum length of a list's cell, in characters. */
export const maxListLength = 4000

/** Beginning of a cell as a message quotes it. */
export const quoted = (cell: string, length = 30): string => cell.slice(0, length)

const control = /(?![\n\r\t])\p{Cc}/u
/** What a spreadsheet may take for a formula, and the same after the apostrophe that prevents it. */
const needsEscape = /^[=+\-@\t\r']/
const escaped = /^'[=+\-@\t\r']/

/** A text as a cell that no spreadsheet calculates; `textCell` reads it back. */
export const writtenText = (text: string): string => (needsEscape.test(text) ? `'${text}` : text)

/** A text of at most `maxLength` characters. Refuses control characters and what a spreadsheet would calculate. */
export const textCell = (cell: string, maxLength: number): string => {
  if (control.test(cell)) throw new WrongCell({ key: "import.controlCharacter" })
  if (cell.length > maxLength) throw new WrongCell({ key: "import.tooLong", values: { length: cell.length, max: maxLength } })
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

const maxHandleLength = 120
/** Maximum characters of an address that a message quotes or suggests. */
const quotedAddress = 60

/** Handle of a product, its address: words in small letters, joined by `-`, `_` or `.`, not digits alone. A refusal suggests another one. */
export const handleCell = (cell: string): string => {
  const isAddress = /^[\p{L}\p{N}]+(?:[-_.][\p{L}\p{N}]+)*$/u.test(cell) && cell === cell.toLowerCase()
  if (isAddress && cell === handleOf(cell) && cell.length <= maxHandleLength) return cell
  const suggestion = quoted(handleOf(slugOf(cell)), quotedAddress)
  const key = suggestion === "" ? "import.noAddress" : "import.otherAddress"
  throw new WrongCell({ key, values: { cell: quoted(cell, quotedAddress), suggestion } })
}

/** Name of a picture that the shop has, a file of the pictures' folder, or an address. */
export const pictureCell = (source: string): string => {
  if (sourceKind(source) === null) throw new WrongCell({ key: "import.noPicture", values: { cell: quoted(source, quotedAddress) } })
  return source
}
