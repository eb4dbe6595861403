/** Markup in which articles are written: a small part of Markdown, read into documents and written from them. Specification §3, E20. */
import type { Block, ContentDocument, Span } from "#domain/entities/content/document.ts"
import type { Slug } from "#domain/entities/ids.ts"
import { isLinkAddress, picturePattern, productSlugIn } from "./safe-addresses.ts"

const plain = (text: string): Span => ({ text, marks: [], href: null })

/** A link that could run a script stays the text that was typed. */
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
  const bare = lines.map((line) => line.replace(/^>\s?/u, ""))
  const cite = bare.length > 1 && bare.at(-1)?.startsWith("— ") ? bare.at(-1) : undefined
  const quoted = cite === undefined ? bare : bare.slice(0, -1)
  return { type: "quote", content: spansOf(quoted.join(" ").trim()), cite: cite?.slice(2).trim() ?? "" }
}

const picture = /^!\[([^\]]*)\]\((\S+?)(?: "([^"]*)")?\)$/u

/** A block that is one line: a picture, product or heading; `null` for another. */
const lineBlock = (line: string): Block | null => {
  const [, alt = "", name = "", caption = ""] = picture.exec(line) ?? []
  const src = name.startsWith("/") ? name : `/pictures/${name}`
  if (name !== "" && picturePattern.test(src)) return { type: "image", alt, src, caption }
  const slug = line.startsWith("@") ? productSlugIn(line.slice(1)) : null
  if (slug !== null) return { type: "product", slug: slug as Slug }
  if (line.startsWith("### ")) return { type: "heading", level: 3, content: spansOf(line.slice(4)) }
  if (line.startsWith("## ")) return { type: "heading", level: 2, content: spansOf(line.slice(3)) }
  return null
}

const blockOf = (lines: ReadonlyArray<string>): Block => {
  const [first = ""] = lines
  if (first.startsWith("> ")) return quoteOf(lines)
  if (first.startsWith("- ")) return listOf(lines, false)
  if (/^\d+\. /u.test(first)) return listOf(lines, true)
  if (lines.length === 1) return { type: "paragraph", content: spansOf(first) }
  // Together they may mean what none means alone.
  const joined = lines.join(" ")
  return lineBlock(joined) ?? blockOf([joined])
}

const blocksOf = (lines: ReadonlyArray<string>): ReadonlyArray<Block> => {
  const at = lines.findIndex((line) => lineBlock(line) !== null)
  const alone = lineBlock(lines[at] ?? "")
  if (alone === null) return lines.length === 0 ? [] : [blockOf(lines)]
  return [...(at > 0 ? [blockOf(lines.slice(0, at))] : []), alone, ...blocksOf(lines.slice(at + 1))]
}

/** The document that a text in markup means: blocks with empty lines between them. Every text means one. */
export const readMarkup = (text: string): ContentDocument => ({
  blocks: text
    .split(/\n\s*\n/u)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== "")
    .flatMap((chunk) => blocksOf(chunk.split("\n").map((line) => line.trim()).filter((line) => line !== ""))),
})

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

/** The markup of a document, for editing. */
export const writeMarkup = ({ blocks }: ContentDocument): string => blocks.map(markupOf).join("\n\n")
