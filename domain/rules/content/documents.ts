/** Text of documents: plain text, headings, reading time, products. Specification §3, E20. */
import type { Block, ContentDocument, Span } from "#domain/entities/content/document.ts"
import { mongolianLetters } from "#domain/rules/search/mongolian-letters.ts"

export const plainOf = (content: ReadonlyArray<Span>): string => content.map(({ text }) => text).join("")

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

/** Paths of the pictures in a document, in reading order. */
export const picturesOf = ({ blocks }: ContentDocument): ReadonlyArray<string> =>
  blocks.flatMap((block) => (block.type === "image" ? [block.src] : []))
