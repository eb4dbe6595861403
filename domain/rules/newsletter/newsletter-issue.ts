/** Issue of the newsletter, read from a text file with a section for each language. */
import { forLocales, locales, type Locale, type Localized } from "#domain/entities/locale.ts"

/** An issue in one language. `products` are slugs; the shop adds names and prices. */
export type IssueText = {
  readonly subject: string
  readonly title: string
  /** The first is the lead. */
  readonly paragraphs: readonly [string, ...string[]]
  readonly products: ReadonlyArray<string>
  readonly action: { readonly label: string; readonly path: string } | null
}
export type Issue = Localized<IssueText>

/** What is wrong with the section of a locale: `max` is the limit that it breaks, `line` the beginning of a line that is not understood. */
export type IssueFault = { readonly locale: Locale } & (
  | { readonly kind: "section" | "controlCharacter" | "buttons" }
  | { readonly kind: "subject" | "title" | "paragraphs" | "longParagraph" | "products"; readonly max: number }
  | { readonly kind: "misread"; readonly line: string }
)

/** An issue, or every fault of the file. */
export type IssueRead =
  | { readonly _tag: "Issue"; readonly issue: Issue }
  | { readonly _tag: "Faulty"; readonly faults: ReadonlyArray<IssueFault> }

/** Maximum lengths in characters. */
const maxLength = { subject: 100, title: 120, paragraph: 2000 } as const
const maxParagraphs = 12
const maxProducts = 12
/** Length in characters of the part of a line that a fault quotes. */
const quotedLength = 60

const controlCharacter = /(?![\n\t])\p{Cc}/u
const subjectMark = "Subject:"
const titleMark = "# "
/** `* ulaan-malgai` */
const productLine = /^\*\s+([a-z0-9-]+)$/
/** `[See all](/sale)` */
const buttonLine = /^\[([^\]]{1,60})\]\((\/(?![/\\])[^\s)]*)\)$/
/** Line that is no part of a paragraph. */
const markedLine = /^(?:Subject:|#|\*|\[)/
const sectionHeading = new RegExp(String.raw`^---\s*(${locales.join("|")})\s*$`, "gm")

/** Locale and body of each section. Splitting by the heading alternates the two after the text before the first heading. */
const sectionsOf = (file: string): ReadonlyArray<readonly [locale: string, body: string]> => {
  const [, ...parts] = file.split(sectionHeading)
  return parts.flatMap((part, at) => (at % 2 === 0 ? [[part, parts[at + 1] ?? ""] as const] : []))
}

/** Lines of a section: each marked line, and each paragraph as one line; a blank or a marked line ends a paragraph. */
const linesOf = (body: string): ReadonlyArray<string> => {
  const lines: string[] = []
  let paragraph: string[] = []
  const endParagraph = (): void => {
    if (paragraph.length > 0) lines.push(paragraph.join(" "))
    paragraph = []
  }
  for (const line of body.split("\n").map((one) => one.trim())) {
    const isMarked = markedLine.test(line)
    if (isMarked || line === "") endParagraph()
    if (isMarked) lines.push(line)
    else if (line !== "") paragraph.push(line)
  }
  endParagraph()
  return lines
}

const textsAfter = (mark: string, lines: ReadonlyArray<string>): ReadonlyArray<string> =>
  lines.flatMap((line) => (line.startsWith(mark) ? [line.slice(mark.length).trim()] : []))

const buttonsIn = (lines: ReadonlyArray<string>): ReadonlyArray<NonNullable<IssueText["action"]>> =>
  lines.flatMap((line) => {
    const [, label, path] = buttonLine.exec(line) ?? []
    return label === undefined || path === undefined ? [] : [{ label, path }]
  })

const isParagraph = (line: string): boolean =>
  !line.startsWith(subjectMark) && !line.startsWith(titleMark) && !productLine.test(line) && !buttonLine.test(line)

const partsOf = (body: string) => {
  const lines = linesOf(body)
  return {
    subjects: textsAfter(subjectMark, lines),
    titles: textsAfter(titleMark, lines),
    products: lines.flatMap((line) => productLine.exec(line)?.[1] ?? []),
    buttons: buttonsIn(lines),
    paragraphs: lines.filter(isParagraph),
  }
}

const isOneText = (texts: ReadonlyArray<string>, max: number): boolean => texts.length === 1 && texts[0] !== "" && texts[0]!.length <= max

const faultsOf = (
  locale: Locale,
  body: string,
  { subjects, titles, products, buttons, paragraphs }: ReturnType<typeof partsOf>,
): ReadonlyArray<IssueFault> => {
  const misread = paragraphs.filter((line) => /^[*#[]/.test(line))
  const faults: ReadonlyArray<readonly [isFault: boolean, fault: IssueFault]> = [
    [controlCharacter.test(body), { locale, kind: "controlCharacter" }],
    [!isOneText(subjects, maxLength.subject), { locale, kind: "subject", max: maxLength.subject }],
    [!isOneText(titles, maxLength.title), { locale, kind: "title", max: maxLength.title }],
    ...misread.map((line) => [true, { locale, kind: "misread", line: line.slice(0, quotedLength) }] as const),
    [paragraphs.length === 0 || paragraphs.length > maxParagraphs, { locale, kind: "paragraphs", max: maxParagraphs }],
    [paragraphs.some(({ length }) => length > maxLength.paragraph), { locale, kind: "longParagraph", max: maxLength.paragraph }],
    [products.length > maxProducts, { locale, kind: "products", max: maxProducts }],
    [buttons.length > 1, { locale, kind: "buttons" }],
  ]
  return faults.flatMap(([isFault, fault]) => (isFault ? [fault] : []))
}

type SectionRead = { readonly text: IssueText | null; readonly faults: ReadonlyArray<IssueFault> }

const readSection = (locale: Locale, sections: ReturnType<typeof sectionsOf>): SectionRead => {
  const [section, ...repeated] = sections.filter(([name]) => name === locale)
  if (section === undefined || repeated.length > 0) return { text: null, faults: [{ locale, kind: "section" }] }
  const [, body] = section
  const parts = partsOf(body)
  const faults = faultsOf(locale, body, parts)
  const {
    subjects: [subject],
    titles: [title],
    paragraphs: [lead, ...paragraphs],
    products,
    buttons: [action = null],
  } = parts
  if (subject === undefined || title === undefined || lead === undefined) return { text: null, faults }
  return { text: { subject, title, paragraphs: [lead, ...paragraphs], products, action }, faults }
}

const isComplete = (texts: Localized<IssueText | null>): texts is Issue => locales.every((locale) => texts[locale] !== null)

/** Reads a file with a section for each locale, `--- en`, each with a subject, a title, paragraphs, products and a button. */
export const readIssue = (file: string): IssueRead => {
  const sections = sectionsOf(
    file
      .replaceAll("\r\n", "\n")
      .replace(/^\uFEFF/, "")
      .normalize("NFC"),
  )
  const read = forLocales((locale) => readSection(locale, sections))
  const faults = locales.flatMap((locale) => read[locale].faults)
  const texts = forLocales((locale) => read[locale].text)
  return faults.length === 0 && isComplete(texts) ? { _tag: "Issue", issue: texts } : { _tag: "Faulty", faults }
}
