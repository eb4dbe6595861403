/** Text of documents: plain text, headings, reading time, figures. Specification §3, E14, E20. */
import type { Block, ContentDocument, Span } from "#domain/entities/content/document.ts"
import { mongolianLetters } from "#domain/rules/search/mongolian-letters.ts"

const plainOf = (content: ReadonlyArray<Span>): string => content.map(({ text }) => text).join("")

const textOfBlock = (block: Block): string => {
  switch (block.type) {
    case "paragraph":
    case "heading":
      return plainOf(block.content)
    case "list":
      return block.items.map(plainOf).join("\n")
    case "quote":
      return [plainOf(block.content), block.cite].filter(Boolean).join("\n")
    case "image":
      return block.caption
    case "product":
      return ""
    default:
      return block satisfies never
  }
}

/** Plain text of a document, a block on each line. */
export const plainText = ({ blocks }: ContentDocument): string => blocks.map(textOfBlock).filter(Boolean).join("\n")

/** Title, summary and text in lower case, for searching. */
export const searchedText = ({
  title,
  summary,
  body,
}: {
  readonly title: string
  readonly summary: string
  readonly body: ContentDocument
}): string => mongolianLetters([title, summary, plainText(body)].join("\n")).toLowerCase()

/** Words that a reader reads in a minute. */
const wordsPerMinute = 180

/** Whole minutes that reading takes, at least one. */
export const readingMinutes = (document: ContentDocument): number =>
  Math.max(1, Math.round(plainText(document).split(/\s+/u).filter(Boolean).length / wordsPerMinute))

/** Id of the heading that is the `index`th block. */
export const headingId = (index: number): string => `part-${index + 1}`

/** Sections of a document, for its table of contents. */
export const sectionsOf = ({ blocks }: ContentDocument): ReadonlyArray<{ readonly id: string; readonly title: string }> =>
  blocks.flatMap((block, index) =>
    block.type === "heading" && block.level === 2 ? [{ id: headingId(index), title: plainOf(block.content) }] : [],
  )

/** Slugs of the products in a document, each once, in reading order. */
export const productsOf = ({ blocks }: ContentDocument): ReadonlyArray<string> => [
  ...new Set(blocks.flatMap((block) => (block.type === "product" ? [block.slug] : []))),
]

/** Figures of the shop as texts, by the names that pages of information write: `{shippingFee}`. */
export type Figures = Readonly<Record<string, string>>

const conditional = /\{\?(\w+)\}([\s\S]*?)\{\/\1\}/g

/**
 * Text with every `{name}` replaced by its figure; unknown names stay. The text between `{?name}` and `{/name}` is removed where the
 * figure is empty or unknown: `Free{?fee} above {fee}{/fee}` becomes `Free above 5,000₮`, or `Free`.
 */
export const filled = (text: string, figures: Figures): string =>
  text
    .replaceAll(conditional, (_, name: string, inner: string) => (figures[name] ? inner : ""))
    .replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => figures[name] ?? placeholder)

const filledSpans = (content: ReadonlyArray<Span>, figures: Figures): ReadonlyArray<Span> =>
  content.map((span) => ({ ...span, text: filled(span.text, figures), href: span.href === null ? null : filled(span.href, figures) }))

const filledBlock = (block: Block, figures: Figures): Block => {
  switch (block.type) {
    case "paragraph":
    case "heading":
      return { ...block, content: filledSpans(block.content, figures) }
    case "quote":
      return { ...block, content: filledSpans(block.content, figures), cite: filled(block.cite, figures) }
    case "list":
      return { ...block, items: block.items.map((item) => filledSpans(item, figures)) }
    case "image":
      return { ...block, caption: filled(block.caption, figures) }
    case "product":
      return block
    default:
      return block satisfies never
  }
}

const isEmpty = (content: ReadonlyArray<Span>): boolean => plainOf(content).trim() === ""

/** The block without its empty list items; `null` for an empty paragraph, heading or list. */
const withoutEmpty = (block: Block): Block | null => {
  switch (block.type) {
    case "paragraph":
    case "heading":
      return isEmpty(block.content) ? null : block
    case "list": {
      const items = block.items.filter((item) => !isEmpty(item))
      return items.length === 0 ? null : { ...block, items }
    }
    case "quote":
    case "image":
    case "product":
      return block
    default:
      return block satisfies never
  }
}

/** Document with the shop's figures in its texts, without the blocks that a condition has emptied. */
export const withFigures = ({ blocks }: ContentDocument, figures: Figures): ContentDocument => ({
  blocks: blocks.flatMap((block) => withoutEmpty(filledBlock(block, figures)) ?? []),
})
