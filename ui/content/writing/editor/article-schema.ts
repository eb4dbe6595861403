/** ProseMirror schema of an article: the blocks and spans of a `ContentDocument`, and how pasted HTML becomes them. S17, E20. */
import { Schema, type MarkSpec, type NodeSpec } from "prosemirror-model"
import { isLinkAddress, picturePattern, productSlugIn } from "#domain/rules/content/safe-addresses.ts"

/** An address that a link of the markup can hold. */
export const isStorable = (address: string): boolean => isLinkAddress(address) && !address.includes(")")

const attribute = (dom: HTMLElement, name: string): string => dom.getAttribute(name) ?? ""

/** Text without brackets and quotes, which would end it in the markup of a picture. */
const withoutBrackets = (text: string): string => text.replaceAll(/["[\]\s]+/gu, " ").trim()

const paragraph: NodeSpec = { group: "block", content: "text*", parseDOM: [{ tag: "p" }], toDOM: () => ["p", 0] }

const heading: NodeSpec = {
  group: "block",
  content: "text*",
  defining: true,
  attrs: { level: { default: 2 } },
  parseDOM: [
    ...["h1", "h2"].map((tag) => ({ tag, attrs: { level: 2 } })),
    ...["h3", "h4", "h5", "h6"].map((tag) => ({ tag, attrs: { level: 3 } })),
  ],
  toDOM: (node) => [`h${Number(node.attrs["level"])}`, 0],
}

const listOf = (tag: "ul" | "ol"): NodeSpec => ({ group: "block", content: "item+", parseDOM: [{ tag }], toDOM: () => [tag, 0] })

/** List item of one line; lists of an article do not nest. */
const item: NodeSpec = { content: "paragraph", defining: true, parseDOM: [{ tag: "li" }], toDOM: () => ["li", 0] }

const quote: NodeSpec = {
  group: "block",
  content: "quoted cite",
  defining: true,
  parseDOM: [{ tag: "blockquote" }],
  toDOM: () => ["blockquote", 0],
}
const quoted: NodeSpec = { content: "text*", parseDOM: [{ tag: "p", context: "quote/" }], toDOM: () => ["p", 0] }
const cite: NodeSpec = { content: "text*", marks: "", parseDOM: [{ tag: "footer", context: "quote/" }], toDOM: () => ["footer", 0] }

const image: NodeSpec = {
  group: "block",
  atom: true,
  draggable: true,
  attrs: { src: {}, alt: { default: "" }, caption: { default: "" } },
  parseDOM: [
    {
      tag: "figure[data-src]",
      getAttrs: (dom) => {
        const src = attribute(dom, "data-src")
        const [alt, caption] = [attribute(dom, "data-alt"), attribute(dom, "data-caption")].map(withoutBrackets)
        return picturePattern.test(src) && { src, alt, caption }
      },
    },
  ],
  toDOM: ({ attrs }) => [
    "figure",
    { "data-src": String(attrs["src"]), "data-alt": String(attrs["alt"]), "data-caption": String(attrs["caption"]) },
  ],
}

const product: NodeSpec = {
  group: "block",
  atom: true,
  draggable: true,
  attrs: { slug: {} },
  parseDOM: [
    {
      tag: "div[data-product]",
      getAttrs: (dom) => {
        const slug = attribute(dom, "data-product")
        return productSlugIn(slug) === slug && { slug }
      },
    },
  ],
  toDOM: ({ attrs }) => ["div", { "data-product": String(attrs["slug"]) }],
}

const bold: MarkSpec = {
  parseDOM: [
    { tag: "strong" },
    { tag: "b", getAttrs: (dom) => !dom.style.fontWeight.startsWith("normal") && null },
    { style: "font-weight=bold" },
    { style: "font-weight=700" },
  ],
  toDOM: () => ["strong", 0],
}
const italic: MarkSpec = { parseDOM: [{ tag: "em" }, { tag: "i" }, { style: "font-style=italic" }], toDOM: () => ["em", 0] }

const link: MarkSpec = {
  attrs: { href: {} },
  inclusive: false,
  parseDOM: [
    {
      tag: "a[href]",
      getAttrs: (dom) => {
        const href = attribute(dom, "href")
        return isStorable(href) && { href }
      },
    },
  ],
  toDOM: ({ attrs }) => ["a", { href: String(attrs["href"]), rel: "noopener" }, 0],
}

/** A text has one mark at most, as in the markup: a new mark replaces the previous one. */
const exclusive = { excludes: "_" }

export const articleSchema = new Schema({
  nodes: {
    doc: { content: "block+" },
    paragraph,
    heading,
    bullets: listOf("ul"),
    numbers: listOf("ol"),
    item,
    quote,
    quoted,
    cite,
    image,
    product,
    text: {},
  },
  marks: { link: { ...link, ...exclusive }, bold: { ...bold, ...exclusive }, italic: { ...italic, ...exclusive } },
})

export const { nodes, marks } = articleSchema
