/** Source of a text: fields, and markup that is read as a document. */
import type { ContentDocument } from "#domain/entities/content/document.ts"
import { readMarkup } from "#domain/rules/content/markup.ts"
import { encodeDocument, readDocument } from "./stored-document.ts"

/** Fields at the top of a text, and the document below them. */
export type Source = { readonly fields: Readonly<Record<string, string>>; readonly document: ContentDocument }

/** Reads `name: value` lines, an empty line, and markup. Throws where the markup is no valid document. */
export const readSource = (text: string): Source => {
  const [head = "", ...chunks] = text.trim().split(/\n{2,}/u)
  const fields = Object.fromEntries(head.split("\n").map((line) => line.split(/:\s(.*)/u, 2) as [string, string]))
  return { fields, document: readDocument(encodeDocument(readMarkup(chunks.join("\n\n")))) }
}
