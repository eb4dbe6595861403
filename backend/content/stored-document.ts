/** Documents of articles and pages as the database stores them. */
import * as Schema from "effect/Schema"
import { ContentDocument } from "#domain/entities/content/document.ts"

/** Decodes the JSON of a stored document. Throws for anything else. */
export const readDocument = Schema.decodeUnknownSync(ContentDocument)

/** JSON of a document, for storing. */
export const encodeDocument = Schema.encodeSync(ContentDocument)
