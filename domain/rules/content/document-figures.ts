/** Figures of the shop in the texts of documents: `{shippingFee}`. E14. */
import type { Block, ContentDocument, Span } from "#domain/entities/content/document.ts"
import { plainOf } from "./documents.ts"

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
