/** Markup in which articles are written: a small part of Markdown, read into documents and written from them. Specification §3, E20. */
import type { Block, ContentDocument, Span } from "#domain/entities/content/document.ts"
import type { Slug } from "#domain/entities/ids.ts"
import { pictureAddress } from "#domain/rules/catalogue/picture-address.ts"
import { isLinkAddress, picturePattern, productSlugIn } from "./safe-addresses.ts"

const plain = (text: string): Span => ({ text, marks: [], href: null })

/** Link of `[text](address)`; `null` for an address that could run a script. */
const linkOf = (part: string): Span | null => {
  const [, text = "", href = ""] = /^\[([^\]]+)\]\(([^)]+)\)$/u.exec(part) ?? []
  return text !== "" && isLinkAddress(href) ? { text, marks: [], href } : null
}

const spanOf = (part: string): Span => {
  if (part.startsWith("[")) return linkOf(part) ?? plain(part)
  if (/^\*\*[^*]+\*\*$/u.test(part)) return { text: part.slice(2, -2), marks: ["bold"], href: null }
  if (/^\*[^*]+\*$/u.test(part)) return { text: part.slice(1, -1), marks: ["italic"], href: null }
  return plain(part)
}

/** `**bold**`, `*italic*` and `[words](address)` within a line. */
const spansOf = (line: string): ReadonlyArray<Span> =>
  line
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|\[[^\]]+\]\([^)]+\))/u)
    .filter((part) => part !== "")
    .map(spanOf)

const listOf = (lines: ReadonlyArray<string>, ordered: boolean): Block => ({
  type: "list",
  ordered,
  items: lines.map((line) => spansOf(line.replace(/^(?:-|\d+\.)\s+/u, ""))),
})

const quoteOf = (lines: ReadonlyArray<string>): Block => {
  const texts = lines.map((line) => line.replace(/^>\s?/u, ""))
  const last = texts.at(-1) ?? ""
  const hasCite = texts.length > 1 && last.startsWith("— ")
  const quoted = hasCite ? texts.slice(0, -1) : texts
  return { type: "quote", content: spansOf(quoted.join(" ").trim()), cite: hasCite ? last.slice(2).trim() : "" }
}

const picture = /^!\[([^\]]*)\]\((\S+?)(?: "([^"]*)")?\)$/u

/** Path of a picture by its source; `null` for what names none. */
type PictureOf = (source: string) => string | null

/** Path of one of the shop's own pictures, by its name or path. */
const ownPicture: PictureOf = (source) => {
  const src = source.startsWith("/") ? source : pictureAddress(source)
  return picturePattern.test(src) ? src : null
}

/** Block of a single line: a picture, product or heading; `null` for a line of another block. */
const lineBlock = (line: string, pictureOf: PictureOf): Block | null => {
  const [, alt = "", source = "", caption = ""] = picture.exec(line) ?? []
  const src = source === "" ? null : pictureOf(source)
  if (src !== null) return { type: "image", alt, src, caption }
  const slug = line.startsWith("@") ? productSlugIn(line.slice(1)) : null
  if (slug !== null) return { type: "product", slug: slug as Slug }
  if (line.startsWith("### ")) return { type: "heading", level: 3, content: spansOf(line.slice(4)) }
  if (line.startsWith("## ")) return { type: "heading", level: 2, content: spansOf(line.slice(3)) }
  return null
}

const blockOf = (lines: ReadonlyArray<string>, pictureOf: PictureOf): Block => {
  const [first = ""] = lines
  if (first.startsWith("> ")) return quoteOf(lines)
  if (first.startsWith("- ")) return listOf(lines, false)
  if (/^\d+\. /u.test(first)) return listOf(lines, true)
  if (lines.length === 1) return { type: "paragraph", content: spansOf(first) }
  // Joined lines may be a block that none of them is by itself, such as a heading whose words follow on the next line.
  const joined = lines.join(" ")
  return lineBlock(joined, pictureOf) ?? blockOf([joined], pictureOf)
}

const blocksOf = (lines: ReadonlyArray<string>, pictureOf: PictureOf): ReadonlyArray<Block> => {
  const at = lines.findIndex((line) => lineBlock(line, pictureOf) !== null)
  const single = lineBlock(lines[at] ?? "", pictureOf)
  if (single === null) return lines.length === 0 ? [] : [blockOf(lines, pictureOf)]
  return [...(at > 0 ? [blockOf(lines.slice(0, at), pictureOf)] : []), single, ...blocksOf(lines.slice(at + 1), pictureOf)]
}

const linesOf = (chunk: string): ReadonlyArray<string> =>
  chunk
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")

const documentOf = (text: string, pictureOf: PictureOf): ContentDocument => ({
  blocks: text.split(/\n\s*\n/u).flatMap((chunk) => blocksOf(linesOf(chunk), pictureOf)),
})

/** Document of a text in markup, whose blocks are separated by empty lines. Every text has one. */
export const readMarkup = (text: string): ContentDocument => documentOf(text, ownPicture)

/** Document of a text that names pictures as files of content do: also by a file beside it, `photos/camp.jpg`, or an address. */
const readSources = (text: string): ContentDocument => documentOf(text, (source) => source)

const markupOfSpan = ({ text, marks, href }: Span): string => {
  if (href !== null) return `[${text}](${href})`
  if (marks.includes("bold")) return `**${text}**`
  return marks.includes("italic") ? `*${text}*` : text
}

const markupOfSpans = (content: ReadonlyArray<Span>): string => content.map(markupOfSpan).join("")

const markupOf = (block: Block): string => {
  switch (block.type) {
    case "paragraph":
      return markupOfSpans(block.content)
    case "heading":
      return `${"#".repeat(block.level)} ${markupOfSpans(block.content)}`
    case "list":
      return block.items.map((item, at) => `${block.ordered ? `${at + 1}.` : "-"} ${markupOfSpans(item)}`).join("\n")
    case "quote":
      return [`> ${markupOfSpans(block.content)}`, ...(block.cite === "" ? [] : [`> — ${block.cite}`])].join("\n")
    case "image":
      return `![${block.alt}](${block.src}${block.caption === "" ? "" : ` "${block.caption}"`})`
    case "product":
      return `@${block.slug}`
    default:
      return block satisfies never
  }
}

/** Markup of a document, for editing. */
export const writeMarkup = ({ blocks }: ContentDocument): string => blocks.map(markupOf).join("\n\n")

/** Name of a picture of the shop's own by its path, `/pictures/coat` is `coat`; another source as it is. */
const sourceOf = (src: string): string => (src.startsWith(pictureAddress("")) ? src.slice(pictureAddress("").length) : src)

/** Sources of the pictures of a text, each once, in reading order. */
export const pictureSources = (text: string): ReadonlyArray<string> => [
  ...new Set(readSources(text).blocks.flatMap((block) => (block.type === "image" ? [sourceOf(block.src)] : []))),
]

/** The text in its normal form, with each picture of the source that `nameOf` names. */
export const withPictureNames = (text: string, nameOf: (source: string) => string = (source) => source): string => {
  const { blocks } = readSources(text)
  return writeMarkup({
    blocks: blocks.map((block) => {
      if (block.type !== "image") return block
      const name = nameOf(sourceOf(block.src))
      return { ...block, src: ownPicture(name) ?? name }
    }),
  })
}

/** Pictures within a line of other words, `Мод ![мод](mod.jpg) ургав`, which are not shown. */
export const inlinePictures = (text: string): ReadonlyArray<string> =>
  readSources(text).blocks.flatMap((block) =>
    block.type === "image" ? [] : [...writeMarkup({ blocks: [block] }).matchAll(/!\[[^\]]*\]\([^)]+\)/gu)].map(([written]) => written),
  )
