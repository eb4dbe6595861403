/** Issue of the newsletter: written as a text file in every language, and the letter of one subscriber. */
import { addressOf, forLocales, locales, type Locale, type Localized } from "#domain/entities/locale.ts"
import { letters } from "#domain/languages/letters.ts"
import type { Letter, LetterLine } from "#domain/rules/notifications/letter.ts"

/** An issue in one language. `products`: addresses of products, whose names and prices are the shop's own. */
export type IssueText = {
  readonly subject: string
  readonly title: string
  /** The first is the lead. */
  readonly paragraphs: readonly [string, ...string[]]
  readonly products: ReadonlyArray<string>
  readonly action: { readonly label: string; readonly path: string } | null
}
export type Issue = Localized<IssueText>

export type IssueRead = { readonly _tag: "Issue"; readonly issue: Issue } | { readonly _tag: "Wrong"; readonly wrong: ReadonlyArray<string> }

const longest = { subject: 100, title: 120, paragraph: 2000 } as const
const maxParagraphs = 12
const maxProducts = 12

const control = /(?![\n\t])\p{Cc}/u
const product = /^\*\s+([a-z0-9-]+)$/
const link = /^\[([^\]]{1,60})\]\((\/(?![/\\])[^\s)]*)\)$/
const heading = new RegExp(String.raw`^---\s*(${locales.join("|")})\s*$`, "gm")

const sections = (text: string): ReadonlyArray<readonly [string, string]> => {
  const sections = text.split(heading)
  return sections.flatMap((section, at) => (at % 2 === 1 ? [[section, sections[at + 1] ?? ""] as const] : []))
}

const readText = (locale: Locale, body: string, note: (wrong: string) => void): IssueText | null => {
  const say = (wrong: string) => note(`${locale}: ${wrong}`)
  const blocks = body.split(/\n\s*\n/).map((block) => block.trim()).filter((block) => block !== "")
  const lines = blocks.flatMap((block) => (/^(?:Subject:|#|\*|\[)/.test(block) ? block.split("\n").map((line) => line.trim()) : [block.replaceAll(/\s*\n\s*/g, " ")]))
  const subjects = lines.flatMap((line) => (line.startsWith("Subject:") ? [line.slice(8).trim()] : []))
  const titles = lines.flatMap((line) => (line.startsWith("# ") ? [line.slice(2).trim()] : []))
  const products = lines.flatMap((line) => product.exec(line)?.[1] ?? [])
  const links = lines.flatMap((line) => {
    const [, label, path] = link.exec(line) ?? []
    return label === undefined || path === undefined ? [] : [{ label, path }]
  })
  const rest = lines.filter((line) => !line.startsWith("Subject:") && !line.startsWith("# ") && !product.test(line) && !link.test(line))
  const [subject = "", title = ""] = [subjects[0], titles[0]]
  const [lead, ...more] = rest
  if (control.test(body)) say("holds a control character")
  if (subjects.length !== 1 || subject === "" || subject.length > longest.subject) say(`needs one line «Subject: …» of at most ${longest.subject} letters`)
  if (titles.length !== 1 || title === "" || title.length > longest.title) say(`needs one line «# Title» of at most ${longest.title} letters`)
  for (const line of rest) if (/^[*#[]/.test(line)) say(`is not understood: ${line.slice(0, 60)}`)
  if (lead === undefined || rest.length > maxParagraphs) say(`needs from 1 to ${maxParagraphs} paragraphs`)
  if (rest.some((paragraph) => paragraph.length > longest.paragraph)) say(`has a paragraph of more than ${longest.paragraph} letters`)
  if (products.length > maxProducts) say(`has more than ${maxProducts} products`)
  if (links.length > 1) say("has more than one button «[Label](/path)»")
  return lead === undefined ? null : { subject, title, paragraphs: [lead, ...more], products, action: links[0] ?? null }
}

const isWhole = (texts: Readonly<Record<Locale, IssueText | null>>): texts is Readonly<Record<Locale, IssueText>> => locales.every((locale) => texts[locale] !== null)

/** Reads a file with a section for each locale, `--- en`, each with a subject, a title, paragraphs, products and a button. */
export const readIssue = (file: string): IssueRead => {
  const wrong: string[] = []
  const found = sections(file.replaceAll("\r\n", "\n").replace(/^\uFEFF/, "").normalize("NFC"))
  const of = (locale: Locale): IssueText | null => {
    const [first, ...more] = found.filter(([name]) => name === locale)
    if (first === undefined || more.length > 0) wrong.push(`needs one section «--- ${locale}»`)
    return first === undefined ? null : readText(locale, first[1], (what) => wrong.push(what))
  }
  const texts = forLocales(of)
  return wrong.length === 0 && isWhole(texts) ? { _tag: "Issue", issue: texts } : { _tag: "Wrong", wrong }
}

/** `leave`: address of the page that leaves; null for a trial, which nobody has subscribed to. */
export type IssueLetterInput = { readonly text: IssueText; readonly products: ReadonlyArray<LetterLine>; readonly origin: string; readonly locale: Locale; readonly leave: string | null }

export const issueLetter = ({ text: { subject, title, paragraphs, action }, products, origin, locale, leave }: IssueLetterInput): Letter => {
  const [lead, ...more] = paragraphs
  return {
    subject,
    title,
    lead,
    ...(more.length > 0 && { paragraphs: more }),
    ...(products.length > 0 && { lines: products }),
    ...(action !== null && { action: { label: action.label, href: `${origin}${addressOf(locale, action.path)}` } }),
    ...(leave !== null && { leave: { label: letters[locale].newsletter.leave, href: leave } }),
  }
}
