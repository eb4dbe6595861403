/** Articles between their document, which the shop stores, and their node in the editor. S17, E20. */
import { Fragment, Slice, type Node } from "prosemirror-model"
import type { Block, ContentDocument, Span } from "#domain/entities/content/document.ts"
import type { Slug } from "#domain/entities/ids.ts"
import { readMarkup, writeMarkup } from "#domain/rules/content/markup.ts"
import { articleSchema, marks, nodes } from "./article-schema.ts"

const markOf = (span: Span) => {
  if (span.href !== null) return [marks.link.create({ href: span.href })]
  if (span.marks.includes("bold")) return [marks.bold.create()]
  return span.marks.includes("italic") ? [marks.italic.create()] : []
}

const textsOf = (content: ReadonlyArray<Span>): ReadonlyArray<Node> => content.filter(({ text }) => text !== "").map((span) => articleSchema.text(span.text, markOf(span)))

const nodeOf = (block: Block): Node => {
  switch (block.type) {
    case "paragraph":
      return nodes.paragraph.create(null, textsOf(block.content))
    case "heading":
      return nodes.heading.create({ level: block.level }, textsOf(block.content))
    case "list":
      return (block.ordered ? nodes.numbers : nodes.bullets).create(null, block.items.map((item) => nodes.item.create(null, nodes.paragraph.create(null, textsOf(item)))))
    case "quote":
      return nodes.quote.create(null, [nodes.quoted.create(null, textsOf(block.content)), nodes.cite.create(null, block.cite === "" ? null : articleSchema.text(block.cite))])
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

/** The node of a document; ends with a block that can be written in. */
export const nodeOfDocument = (document: ContentDocument): Node => {
  const found = blockNodes(document)
  const writable = found.length > 0 && found.at(-1)?.isAtom !== true
  return nodes.doc.create(null, writable ? found : [...found, nodes.paragraph.create()])
}

/** What is pasted as plain text, read as markup. */
export const sliceOfText = (text: string): Slice => {
  const found = blockNodes(readMarkup(text.replaceAll("\r", "")))
  const open = (block: Node | undefined) => (block?.type === nodes.paragraph ? 1 : 0)
  return new Slice(Fragment.from(found), open(found[0]), open(found.at(-1)))
}

const plain = (text: string): Span => ({ text, marks: [], href: null })

/** A mark that markup could not hold around this text is left out. */
const spanOf = (node: Node): Span => {
  const text = (node.text ?? "").replaceAll(/\s*\n\s*/gu, " ")
  const [mark] = node.marks
  if (mark?.type === marks.link) return text.includes("]") ? plain(text) : { text, marks: [], href: String(mark.attrs["href"]) }
  if (mark === undefined || text.includes("*")) return plain(text)
  return { text, marks: [mark.type === marks.bold ? "bold" : "italic"], href: null }
}

const spansOf = (node: Node): ReadonlyArray<Span> => node.children.map(spanOf)
const isBlank = (content: ReadonlyArray<Span>): boolean => content.every(({ text, marks: marked, href }) => text.trim() === "" && marked.length === 0 && href === null)
const unlessBlank = (content: ReadonlyArray<Span>, block: Block): ReadonlyArray<Block> => (isBlank(content) ? [] : [block])

const quoteBlock = (node: Node): ReadonlyArray<Block> => {
  const content = spansOf(node.child(0))
  const cite = node.child(1).textContent.replaceAll("\n", " ").trim()
  if (!isBlank(content)) return [{ type: "quote", content, cite }]
  return cite === "" ? [] : [{ type: "quote", content: [plain(cite)], cite: "" }]
}

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
    default:
      return unlessBlank(spansOf(node), { type: "paragraph", content: spansOf(node) })
  }
}

/** The document of a node, without its empty blocks. */
export const documentOfNode = (node: Node): ContentDocument => ({ blocks: node.children.flatMap(blockOf) })

export const markupOfNode = (node: Node): string => writeMarkup(documentOfNode(node))

/** Offset in the markup after the first `count` blocks of a node. */
export const offsetAfter = (node: Node, count: number): number => writeMarkup({ blocks: node.children.slice(0, count).flatMap(blockOf) }).length

/** Position in the node of a document at an offset in its markup: near enough to go on typing. */
export const positionAt = (node: Node, markup: string, offset: number): number => {
  const before = nodeOfDocument(readMarkup(markup.slice(0, offset)))
  const count = Math.min(Math.max(before.childCount, 1), node.childCount)
  const end = node.children.slice(0, count).reduce((size, { nodeSize }) => size + nodeSize, 0)
  const last = node.child(count - 1)
  const next = markup.indexOf("\n\n", offset)
  const rest = (next === -1 ? markup.length : next) - offset
  return last.isTextblock ? end - 1 - Math.min(rest, last.content.size) : end - 1
}
