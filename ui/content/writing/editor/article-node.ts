/** Conversion between an article's document, which the shop stores, and its ProseMirror node in the editor. S17, E20. */
import { Fragment, Slice, type Node } from "prosemirror-model"
import type { Block, ContentDocument, Span } from "#domain/entities/content/document.ts"
import type { Slug } from "#domain/entities/ids.ts"
import { readMarkup, writeMarkup } from "#domain/rules/content/markup.ts"
import { articleSchema, marks, nodes } from "./article-schema.ts"

const marksOf = (span: Span) => {
  if (span.href !== null) return [marks.link.create({ href: span.href })]
  if (span.marks.includes("bold")) return [marks.bold.create()]
  return span.marks.includes("italic") ? [marks.italic.create()] : []
}

const textNodes = (content: ReadonlyArray<Span>): ReadonlyArray<Node> =>
  content.filter(({ text }) => text !== "").map((span) => articleSchema.text(span.text, marksOf(span)))

const listNode = (ordered: boolean, items: ReadonlyArray<ReadonlyArray<Span>>): Node => {
  const itemNodes = items.map((item) => nodes.item.create(null, nodes.paragraph.create(null, textNodes(item))))
  return (ordered ? nodes.numbers : nodes.bullets).create(null, itemNodes)
}

const quoteNode = (content: ReadonlyArray<Span>, cite: string): Node => {
  const citeText = cite === "" ? null : articleSchema.text(cite)
  return nodes.quote.create(null, [nodes.quoted.create(null, textNodes(content)), nodes.cite.create(null, citeText)])
}

const nodeOf = (block: Block): Node => {
  switch (block.type) {
    case "paragraph":
      return nodes.paragraph.create(null, textNodes(block.content))
    case "heading":
      return nodes.heading.create({ level: block.level }, textNodes(block.content))
    case "list":
      return listNode(block.ordered, block.items)
    case "quote":
      return quoteNode(block.content, block.cite)
    case "image":
      return nodes.image.create({ src: block.src, alt: block.alt, caption: block.caption })
    case "product":
      return nodes.product.create({ slug: block.slug })
    default:
      return block satisfies never
  }
}

const isEmptyList = (block: Block): boolean => block.type === "list" && block.items.length === 0
const blockNodes = ({ blocks }: ContentDocument): ReadonlyArray<Node> => blocks.filter((block) => !isEmptyList(block)).map(nodeOf)

/** Node of a document. A paragraph follows a last block that cannot be typed in. */
export const nodeOfDocument = (document: ContentDocument): Node => {
  const blocks = blockNodes(document)
  const last = blocks.at(-1)
  const isWritable = last !== undefined && !last.isAtom
  return nodes.doc.create(null, isWritable ? blocks : [...blocks, nodes.paragraph.create()])
}

/** Slice of pasted plain text, which is read as markup. */
export const sliceOfText = (text: string): Slice => {
  const blocks = blockNodes(readMarkup(text.replaceAll("\r", "")))
  const openDepth = (block: Node | undefined) => (block?.type === nodes.paragraph ? 1 : 0)
  return new Slice(Fragment.from(blocks), openDepth(blocks[0]), openDepth(blocks.at(-1)))
}

const plain = (text: string): Span => ({ text, marks: [], href: null })

/** Span of a text node. A mark is left out if its markup cannot contain the text, as a link cannot contain `]`. */
const spanOf = (node: Node): Span => {
  const text = (node.text ?? "").replaceAll(/\s*\n\s*/gu, " ")
  const [mark] = node.marks
  if (mark?.type === marks.link) return text.includes("]") ? plain(text) : { text, marks: [], href: String(mark.attrs["href"]) }
  if (mark === undefined || text.includes("*")) return plain(text)
  return { text, marks: [mark.type === marks.bold ? "bold" : "italic"], href: null }
}

const spansOf = (node: Node): ReadonlyArray<Span> => node.children.map(spanOf)
const isBlank = (content: ReadonlyArray<Span>): boolean =>
  content.every(({ text, marks: spanMarks, href }) => text.trim() === "" && spanMarks.length === 0 && href === null)
const unlessBlank = (content: ReadonlyArray<Span>, block: Block): ReadonlyArray<Block> => (isBlank(content) ? [] : [block])

const quoteBlock = (node: Node): ReadonlyArray<Block> => {
  const content = spansOf(node.child(0))
  const cite = node.child(1).textContent.replaceAll("\n", " ").trim()
  if (!isBlank(content)) return [{ type: "quote", content, cite }]
  return cite === "" ? [] : [{ type: "quote", content: [plain(cite)], cite: "" }]
}

/** Block of a node at the top of the document; none for an empty one. */
const blockOf = (node: Node): ReadonlyArray<Block> => {
  const { attrs } = node
  switch (node.type) {
    case nodes.heading:
      return unlessBlank(spansOf(node), { type: "heading", level: attrs["level"] === 3 ? 3 : 2, content: spansOf(node) })
    case nodes.bullets:
    case nodes.numbers: {
      const items = node.children.map((item) => spansOf(item.child(0))).filter((content) => !isBlank(content))
      return items.length === 0 ? [] : [{ type: "list", ordered: node.type === nodes.numbers, items }]
    }
    case nodes.quote:
      return quoteBlock(node)
    case nodes.image:
      return [{ type: "image", src: String(attrs["src"]), alt: String(attrs["alt"]), caption: String(attrs["caption"]) }]
    case nodes.product:
      return [{ type: "product", slug: String(attrs["slug"]) as Slug }]
    case nodes.paragraph:
      return unlessBlank(spansOf(node), { type: "paragraph", content: spansOf(node) })
    default:
      throw new Error(`an article has no block of type ${node.type.name}`)
  }
}

/** The document of a node, without its empty blocks. */
export const documentOfNode = (node: Node): ContentDocument => ({ blocks: node.children.flatMap(blockOf) })

export const markupOfNode = (node: Node): string => writeMarkup(documentOfNode(node))

/** Offset in the markup after the first `count` blocks of a node. */
export const offsetAfter = (node: Node, count: number): number =>
  writeMarkup({ blocks: node.children.slice(0, count).flatMap(blockOf) }).length

/** Position in the node of a document that is about that of an offset in its markup. */
export const positionAt = (node: Node, markup: string, offset: number): number => {
  const before = nodeOfDocument(readMarkup(markup.slice(0, offset)))
  const count = Math.min(Math.max(before.childCount, 1), node.childCount)
  const end = node.children.slice(0, count).reduce((size, { nodeSize }) => size + nodeSize, 0)
  const last = node.child(count - 1)
  const next = markup.indexOf("\n\n", offset)
  const rest = (next === -1 ? markup.length : next) - offset
  return last.isTextblock ? end - 1 - Math.min(rest, last.content.size) : end - 1
}
