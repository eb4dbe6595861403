/** Look book: pictures with the products shown in them. Specification §3, E12. */
import * as Schema from "effect/Schema"
import { Instant, Slug } from "#domain/entities/ids.ts"
import { listOf, LooseInt, LooseNumber, orElse, orNull } from "#domain/entities/wire-codecs.ts"
import { Picture } from "./product.ts"

const Share = LooseNumber.check(Schema.isBetween({ minimum: 0, maximum: 1 }))

/** Place of a product in a picture, as shares of its width and height. */
export const Hotspot = Schema.Struct({ slug: Slug, title: orElse(Schema.String, ""), x: Share, y: Share })
export type Hotspot = typeof Hotspot.Type

export const LookPicture = Schema.Struct({ ...Picture.fields, hotspots: listOf(Hotspot) })
export type LookPicture = typeof LookPicture.Type

export const LookBook = Schema.Struct({
  id: LooseInt,
  title: Schema.NonEmptyString,
  description: orElse(Schema.String, ""),
  images: listOf(LookPicture),
  /** Products shown in the pictures, each once. */
  slugs: listOf(Slug),
  createdAt: orNull(Instant),
}).pipe(Schema.encodeKeys({ createdAt: "created_at" }))
export type LookBook = typeof LookBook.Type
