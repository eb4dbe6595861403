/** Look book: pictures with the products shown in them. Specification §3, E12. */
import * as Schema from "effect/Schema"
import { Instant, Slug } from "#domain/entities/ids.ts"
import { Picture } from "./product.ts"
import { listOf, LooseInt, orElse, orNull } from "#domain/entities/wire-codecs.ts"

export const LookBook = Schema.Struct({
  id: LooseInt,
  title: Schema.NonEmptyString,
  description: orElse(Schema.String, ""),
  images: listOf(Picture),
  /** Products shown in the pictures. */
  slugs: listOf(Slug),
  createdAt: orNull(Instant),
}).pipe(Schema.encodeKeys({ createdAt: "created_at" }))
export type LookBook = typeof LookBook.Type
