/** Reader of the demo shop's texts: a small part of Markdown, made into documents. */
import * as Schema from "effect/Schema"
import { ContentDocument } from "#domain/entities/content/document.ts"

type Encoded = typeof ContentDocument.Encoded
type BlockSource = Encoded["blocks"][number]
type SpanSource = { text: string; marks?: ReadonlyArray<"bold" | "italic">; href?: string }

/** Fields at the top of a text, and what follows them. */
export type Source = { readonly fields: Readonly<Record<string, string>>; readonly document: ContentDocument }

const read = Schema.decodeUnknownSync(ContentDocument)

/** `**bold**`, `*italic*` and `[words](address)` within a line. */
const spansOf = (line: string): ReadonlyArray<SpanSource> =>
  line
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|\[[^\]]+\]\([^)]+\))/u)
    .filter((part) => part !== "")
    .map((part) => {
      const link = /^\[([^\]]+)\]\(([^)]+)\)$/u.exec(part)
      if (link !== null) return { text: link[1] ?? "", href: link[2] ?? "" }
      if (part.startsWith("**")) return { text: part.slice(2, -2), marks: ["bold"] }
      if (part.startsWith("*")) return { text: part.slice(1, -1), marks: ["italic"] }
      return { text: part }
    })

const listOf = (lines: ReadonlyArray<string>, ordered: boolean): BlockSource => ({
  type: "list",
  ordered,
  items: lines.map((line) => spansOf(line.replace(/^(?:-|\d+\.)\s+/u, ""))),
})

const quoteOf = (lines: ReadonlyArray<string>): BlockSource => {
  const bare = lines.map((line) => line.replace(/^>\s?/u, ""))
  const cite = bare.at(-1)?.startsWith("— ") ? bare.at(-1) : undefined
  const said = cite === undefined ? bare : bare.slice(0, -1)
  return { type: "quote", content: spansOf(said.join(" ")), cite: cite?.slice(2) ?? "" }
}

const blockOf = (chunk: string): BlockSource => {
  const lines = chunk.split("\n")
  const [first = ""] = lines
  const picture = /^!\[([^\]]*)\]\((\S+?)(?: "([^"]*)")?\)$/u.exec(first)
  if (picture !== null) return { type: "image", alt: picture[1] ?? "", src: `/pictures/${picture[2] ?? ""}`, caption: picture[3] ?? "" }
  if (first.startsWith("@")) return { type: "product", slug: first.slice(1).trim() }
  if (first.startsWith("### ")) return { type: "heading", level: 3, content: spansOf(first.slice(4)) }
  if (first.startsWith("## ")) return { type: "heading", level: 2, content: spansOf(first.slice(3)) }
  if (first.startsWith("> ")) return quoteOf(lines)
  if (first.startsWith("- ")) return listOf(lines, false)
  if (/^\d+\. /u.test(first)) return listOf(lines, true)
  return { type: "paragraph", content: spansOf(lines.join(" ")) }
}

/** Reads `name: value` lines, an empty line, and blocks with empty lines between them. Throws for what is no document. */
export const readSource = (text: string): Source => {
  const [head = "", ...chunks] = text.trim().split(/\n{2,}/u)
  const fields = Object.fromEntries(head.split("\n").map((line) => line.split(/:\s(.*)/u, 2) as [string, string]))
  return { fields, document: read({ blocks: chunks.map(blockOf) }) }
}
