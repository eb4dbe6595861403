/** Return settings of a site. Specification §9, W8. */
import * as Schema from "effect/Schema"
import { LooseInt } from "#domain/entities/wire-codecs.ts"

export const ReturnSettings = Schema.Struct({
  /** Hours from receipt for goods of a category without hours of its own. 0 takes nothing back. */
  hours: LooseInt,
  /** Hours by permalink of a category, for it and all below it; 0 takes nothing back. */
  categories: Schema.Record(Schema.String, LooseInt),
})
export type ReturnSettings = typeof ReturnSettings.Type
