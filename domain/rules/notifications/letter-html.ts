/** Letter as HTML that mail programs understand: tables, and styles on the elements. */
import { addressOf, type Locale } from "#domain/entities/locale.ts"
import { letters } from "#domain/languages/letters.ts"
import type { Letter, LetterSender } from "./letter.ts"
import { letterColours as colours } from "./letter-colours.ts"

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? "")

const font = "font-family:Geologica,system-ui,'Segoe UI',Roboto,Arial,sans-serif"
const quiet = `color:${colours.inkQuiet};font-size:14px;line-height:1.5`

/** Table row over the whole width. */
const row = (content: string, padding: string): string => `<tr><td style="padding:${padding}">${content}</td></tr>`

/** Brand mark, a sun over the steppe, of plain boxes: mail programs drop SVG. */
const mark = (accent: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" aria-hidden="true"><tr><td style="padding:0 5px 3px"><div style="width:18px;height:18px;border-radius:9px;background:${accent};font-size:0">&nbsp;</div></td></tr>` +
  `<tr><td style="height:2px;border-radius:1px;background:${accent};font-size:0;line-height:0">&nbsp;</td></tr></table>`

const head = ({ brand, accent, origin }: LetterSender, locale: Locale): string =>
  `<a href="${escaped(`${origin}${addressOf(locale, "/")}`)}" style="color:${colours.ink};text-decoration:none"><table role="presentation" cellpadding="0" cellspacing="0"><tr>` +
  `<td style="padding-right:8px">${mark(accent)}</td><td style="${font};font-size:22px;font-weight:700;letter-spacing:-.03em;color:${colours.ink}">${escaped(brand)}</td></tr></table></a>`

const pair = (label: string, value: string, style: string, above = 4): string =>
  `<tr><td style="padding:${above}px 16px 4px 0;vertical-align:top;white-space:nowrap;${quiet}">${escaped(label)}</td><td style="padding:${above}px 0 4px;vertical-align:top;text-align:right;${style}">${escaped(value)}</td></tr>`

const table = (rows: string): string => `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${font}">${rows}</table>`

const factsTable = ({ facts = [] }: Letter): string =>
  facts.length === 0 ? "" : row(table(facts.map(({ label, value }) => pair(label, value, `font-size:15px;line-height:1.5;color:${colours.ink}`)).join("")), "8px 24px")

/** Mail programs know JPEG best, and its ground is that of the shop's light theme. */
const thumbnail = (picture: string | undefined, origin: string): string =>
  picture === undefined ? "" : `<img src="${escaped(`${origin}${picture}-160.jpg`)}" width="72" height="72" alt="" style="display:block;border-radius:10px;background:${colours.tile}">`

const linesTable = ({ lines = [], sums = [] }: Letter, origin: string): string => {
  if (lines.length === 0) return ""
  const hasPictures = lines.some(({ picture }) => picture !== undefined)
  const listed = lines.map(({ name, detail, amount, picture }) =>
    `<tr>${hasPictures ? `<td width="72" style="width:72px;padding:8px 14px 8px 0;border-bottom:1px solid ${colours.line};vertical-align:top">${thumbnail(picture, origin)}</td>` : ""}<td style="padding:8px 16px 8px 0;border-bottom:1px solid ${colours.line};vertical-align:top;font-size:15px;line-height:1.4;color:${colours.ink}">${escaped(name)}` +
    `${detail === "" ? "" : `<br><span style="${quiet}">${escaped(detail)}</span>`}</td>` +
    `<td style="padding:8px 0;border-bottom:1px solid ${colours.line};vertical-align:top;text-align:right;white-space:nowrap;font-size:15px;line-height:1.4;color:${colours.ink}">${escaped(amount)}</td></tr>`)
  const summed = sums.map(({ label, value }, at) =>
    pair(label, value, at === sums.length - 1 ? `white-space:nowrap;font-size:18px;font-weight:700;color:${colours.ink}` : `white-space:nowrap;font-size:15px;color:${colours.ink}`, at === 0 ? 12 : 4))
  return row(table(listed.join("")) + (summed.length === 0 ? "" : table(summed.join(""))), "8px 24px")
}

const codeBox = ({ code }: Letter): string =>
  code === undefined
    ? ""
    : row(`<div style="${font};background:${colours.wool};border-radius:12px;padding:16px;text-align:center;font-size:30px;font-weight:700;letter-spacing:6px;color:${colours.ink}">${escaped(code)}</div>`, "8px 24px")

const button = ({ action }: Letter, accent: string): string =>
  action === undefined
    ? ""
    : row(`<a href="${escaped(action.href)}" style="${font};display:inline-block;padding:13px 24px;border-radius:12px;background:${accent};color:${colours.onSky};font-size:16px;font-weight:600;text-decoration:none">${escaped(action.label)}</a>`, "16px 24px 8px")

const leaveLink = ({ leave }: Letter): string =>
  leave === undefined ? "" : `<br><a href="${escaped(leave.href)}" style="color:${colours.inkQuiet}">${escaped(leave.label)}</a>`

const noteRows = ({ notes = [] }: Letter): string => notes.map((note) => row(`<span style="${font};${quiet}">${escaped(note)}</span>`, "4px 24px")).join("")

/** A whole document, light whatever the reader's theme is. */
export const letterHtml = (letter: Letter, sender: LetterSender, locale: Locale): string => {
  const wording = letters[locale].shared
  const card =
    row(`<h1 style="${font};margin:0;font-size:24px;line-height:1.25;font-weight:700;color:${colours.ink}">${escaped(letter.title)}</h1>`, "28px 24px 4px") +
    [letter.lead, ...(letter.paragraphs ?? [])].map((paragraph) => row(`<p style="${font};margin:0;font-size:16px;line-height:1.5;color:${colours.ink}">${escaped(paragraph)}</p>`, "4px 24px 8px")).join("") +
    codeBox(letter) + factsTable(letter) + linesTable(letter, sender.origin) + button(letter, sender.accent) + noteRows(letter) +
    row("&nbsp;", "4px")
  const foot = `<p style="${font};margin:0;${quiet}">${escaped(wording.help(sender))}<br>${escaped(wording.automatic(sender))}${leaveLink(letter)}</p>`
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="color-scheme" content="only light"><meta name="supported-color-schemes" content="light"><title>${escaped(letter.subject)}</title><base target="_blank"></head>` +
    `<body style="margin:0;background:${colours.felt}"><div style="display:none;max-height:0;overflow:hidden">${escaped(letter.lead)}</div>` +
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colours.felt}"><tr><td align="center" style="padding:24px 12px">` +
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left">` +
    row(head(sender, locale), "0 4px 16px") +
    `<tr><td><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colours.paper};border:1px solid ${colours.line};border-radius:16px">${card}</table></td></tr>` +
    row(foot, "16px 4px") +
    `</table></td></tr></table></body></html>`
  )
}
