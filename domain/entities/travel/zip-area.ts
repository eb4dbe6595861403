/** Postal area. Specification §3, E24. */
import * as Schema from "effect/Schema"
import { LooseInt } from "#domain/entities/wire-codecs.ts"

export const ZipArea = Schema.Struct({
  /** Five digits, or up to nine characters for a building. */
  zipcode: Schema.String,
  zipid: LooseInt,
  name: Schema.String,
  /** Category code: 2–4 city or aimag, 5–6 district or soum, 7–8 khoroo or bag, 9 address. */
  cat: LooseInt.check(Schema.isBetween({ minimum: 1, maximum: 9 })),
})
export type ZipArea = typeof ZipArea.Type
