/** Page of information, such as delivery terms. Specification §3, E14. */
import * as Schema from "effect/Schema"
import { Instant } from "#domain/entities/ids.ts"
import { orElse, orNull } from "#domain/entities/wire-codecs.ts"
import { ContentDocument } from "./document.ts"

export const ContentPage = Schema.Struct({
  slug: Schema.NonEmptyString,
  title: Schema.String,
  summary: orElse(Schema.String, ""),
  body: orElse(ContentDocument, { blocks: [] }),
  updatedAt: orNull(Instant),
}).pipe(Schema.encodeKeys({ updatedAt: "updated_at" }))
export type ContentPage = typeof ContentPage.Type
