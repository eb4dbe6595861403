/** Source of a text: fields, and markup that is read as a document. */
import * as Schema from "effect/Schema"
import { ContentDocument } from "#domain/entities/content/document.ts"
import { readMarkup } from "#domain/rules/content/markup.ts"

/** Fields at the top of a text, and what follows them. */
export type Source = { readonly fields: Readonly<Record<string, string>>; readonly document: ContentDocument }

const encode = Schema.encodeSync(ContentDocument)
const read = Schema.decodeUnknownSync(ContentDocument)

/** Reads `name: value` lines, an empty line, and blocks with empty lines between them. Throws for what is no document. */
export const readSource = (text: string): Source => {
  const [head = "", ...chunks] = text.trim().split(/\n{2,}/u)
  const fields = Object.fromEntries(head.split("\n").map((line) => line.split(/:\s(.*)/u, 2) as [string, string]))
  return { fields, document: read(encode(readMarkup(chunks.join("\n\n")))) }
}
