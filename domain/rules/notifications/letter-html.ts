/** Letter as HTML that mail programs understand: tables, and styles on the elements. */
import { addressOf, type Locale } from "#domain/entities/locale.ts"
import { letters } from "#domain/languages/letters.ts"
import type { Letter, LetterFact, LetterLine, LetterSender } from "./letter.ts"
import { letterColours as colours } from "./letter-colours.ts"

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

const font = "font-family:Geologica,system-ui,'Segoe UI',Roboto,Arial,sans-serif"
const quiet = `color:${colours.inkQuiet};font-size:14px;line-height:1.5`
const underline = `border-bottom:1px solid ${colours.line};vertical-align:top`

const cell = (style: string, content: string, attributes = ""): string => `<td${attributes} style="${style}">${content}</td>`
const tableRow = (cells: string): string => `<tr>${cells}</tr>`

/** Row of one cell. */
const row = (content: string, padding: string): string => tableRow(cell(`padding:${padding}`, content))

/** Table for layout, as wide as its content. */
const table = (rows: string, attributes = ""): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0"${attributes}>${rows}</table>`

/** Table for layout over the whole width. */
const wideTable = (style: string, rows: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${style}">${rows}</table>`

/** Brand mark, a sun over the steppe, of plain boxes: mail programs drop SVG. */
const mark = (accent: string): string => {
  const sun = `<div style="width:18px;height:18px;border-radius:9px;background:${accent};font-size:0">&nbsp;</div>`
  const horizon = cell(`height:2px;border-radius:1px;background:${accent};font-size:0;line-height:0`, "&nbsp;")
  return table(row(sun, "0 5px 3px") + tableRow(horizon), ' aria-hidden="true"')
}

/** Logo that mail programs load from the shop. */
const logoMark = (logo: string, origin: string): string =>
  `<img src="${escaped(`${origin}${logo}-160.jpg`)}" width="28" height="28" alt="" style="display:block;border-radius:7px">`

const head = ({ brand, accent, logo, origin }: LetterSender, locale: Locale): string => {
  const home = escaped(`${origin}${addressOf(locale, "/")}`)
  const name = cell(`${font};font-size:22px;font-weight:700;letter-spacing:-.03em;color:${colours.ink}`, escaped(brand))
  const content = table(tableRow(cell("padding-right:8px", logo === null ? mark(accent) : logoMark(logo, origin)) + name))
  return `<a href="${home}" style="color:${colours.ink};text-decoration:none">${content}</a>`
}

/** Row of a label and its value; `above` is the space above it in pixels. */
const factRow = ({ label, value }: LetterFact, style: string, above = 4): string =>
  tableRow(
    cell(`padding:${above}px 16px 4px 0;vertical-align:top;white-space:nowrap;${quiet}`, escaped(label)) +
      cell(`padding:${above}px 0 4px;vertical-align:top;text-align:right;${style}`, escaped(value)),
  )

const factsTable = ({ facts = [] }: Letter): string => {
  const rows = facts.map((fact) => factRow(fact, `font-size:15px;line-height:1.5;color:${colours.ink}`))
  return rows.length === 0 ? "" : row(wideTable(font, rows.join("")), "8px 24px")
}

/** Mail programs know JPEG best, and its ground is that of the shop's light theme. */
const thumbnail = (picture: string, origin: string): string => {
  const style = `display:block;border-radius:10px;background:${colours.tile}`
  return `<img src="${escaped(`${origin}${picture}-160.jpg`)}" width="72" height="72" alt="" style="${style}">`
}

const lineRow = ({ name, detail, amount, picture }: LetterLine, origin: string, hasPictures: boolean): string => {
  const text = `font-size:15px;line-height:1.4;color:${colours.ink}`
  const details = detail === "" ? "" : `<br><span style="${quiet}">${escaped(detail)}</span>`
  const pictureCell = cell(
    `width:72px;padding:8px 14px 8px 0;${underline}`,
    picture === undefined ? "" : thumbnail(picture, origin),
    ' width="72"',
  )
  return tableRow(
    (hasPictures ? pictureCell : "") +
      cell(`padding:8px 16px 8px 0;${underline};${text}`, escaped(name) + details) +
      cell(`padding:8px 0;${underline};text-align:right;white-space:nowrap;${text}`, escaped(amount)),
  )
}

/** Sums below the lines; the last one, the total, is large. */
const sumRow = (sum: LetterFact, at: number, sums: ReadonlyArray<LetterFact>): string => {
  const size = at === sums.length - 1 ? "font-size:18px;font-weight:700" : "font-size:15px"
  return factRow(sum, `white-space:nowrap;${size};color:${colours.ink}`, at === 0 ? 12 : 4)
}

const linesTable = ({ lines = [], sums = [] }: Letter, origin: string): string => {
  if (lines.length === 0) return ""
  const hasPictures = lines.some(({ picture }) => picture !== undefined)
  const lineRows = lines.map((line) => lineRow(line, origin, hasPictures)).join("")
  const sumRows = sums.map(sumRow).join("")
  return row(wideTable(font, lineRows) + (sumRows === "" ? "" : wideTable(font, sumRows)), "8px 24px")
}

const codeBox = ({ code }: Letter): string => {
  if (code === undefined) return ""
  const box = `background:${colours.wool};border-radius:12px;padding:16px;text-align:center`
  return row(
    `<div style="${font};${box};font-size:30px;font-weight:700;letter-spacing:6px;color:${colours.ink}">${escaped(code)}</div>`,
    "8px 24px",
  )
}

const button = ({ action }: Letter, accent: string): string => {
  if (action === undefined) return ""
  const box = `display:inline-block;padding:13px 24px;border-radius:12px;background:${accent};color:${colours.onSky}`
  const style = `${font};${box};font-size:16px;font-weight:600;text-decoration:none`
  return row(`<a href="${escaped(action.href)}" style="${style}">${escaped(action.label)}</a>`, "16px 24px 8px")
}

const leaveLink = ({ leave }: Letter): string =>
  leave === undefined ? "" : `<br><a href="${escaped(leave.href)}" style="color:${colours.inkQuiet}">${escaped(leave.label)}</a>`

const noteRows = ({ notes = [] }: Letter): string =>
  notes.map((note) => row(`<span style="${font};${quiet}">${escaped(note)}</span>`, "4px 24px")).join("")

const paragraphRow = (paragraph: string): string =>
  row(`<p style="${font};margin:0;font-size:16px;line-height:1.5;color:${colours.ink}">${escaped(paragraph)}</p>`, "4px 24px 8px")

/** Rows of the white card: everything between the brand and the foot. */
const cardRows = (letter: Letter, { origin, accent }: LetterSender): string => {
  const heading = `<h1 style="${font};margin:0;font-size:24px;line-height:1.25;font-weight:700;color:${colours.ink}">${escaped(letter.title)}</h1>`
  return [
    row(heading, "28px 24px 4px"),
    ...[letter.lead, ...(letter.paragraphs ?? [])].map(paragraphRow),
    codeBox(letter),
    factsTable(letter),
    linesTable(letter, origin),
    button(letter, accent),
    noteRows(letter),
    row("&nbsp;", "4px"),
  ].join("")
}

const documentHead = (subject: string): string =>
  `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
  `<meta name="color-scheme" content="only light"><meta name="supported-color-schemes" content="light">` +
  `<title>${escaped(subject)}</title><base target="_blank"></head>`

/** A whole document, light in dark mail programs too. Its first text, hidden, is what an inbox shows beside the subject. */
export const letterHtml = (letter: Letter, sender: LetterSender, locale: Locale): string => {
  const { help, automatic } = letters[locale].shared
  const preview = `<div style="display:none;max-height:0;overflow:hidden">${escaped(letter.lead)}</div>`
  const card = wideTable(`background:${colours.paper};border:1px solid ${colours.line};border-radius:16px`, cardRows(letter, sender))
  const foot = `<p style="${font};margin:0;${quiet}">${escaped(help(sender))}<br>${escaped(automatic(sender))}${leaveLink(letter)}</p>`
  const content = row(head(sender, locale), "0 4px 16px") + `<tr><td>${card}</td></tr>` + row(foot, "16px 4px")
  const page = tableRow(cell("padding:24px 12px", wideTable("max-width:560px;text-align:left", content), ' align="center"'))
  return (
    `<!doctype html><html lang="${locale}">${documentHead(letter.subject)}` +
    `<body style="margin:0;background:${colours.felt}">${preview}${wideTable(`background:${colours.felt}`, page)}</body></html>`
  )
}
