/** Badge of products: new, gift, eco. Specification §3, E17. */
import * as Schema from "effect/Schema"
import { LooseInt, orElse, orNull } from "#domain/entities/wire-codecs.ts"

export const Badge = Schema.Struct({
  id: LooseInt,
  code: Schema.NonEmptyString,
  name: Schema.String,
  image: orNull(Schema.String),
  description: orElse(Schema.String, ""),
})
export type Badge = typeof Badge.Type
