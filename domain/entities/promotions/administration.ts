/** Record of administration: who did what, and who was refused. P4. */
import * as Schema from "effect/Schema"
import { Instant } from "#domain/entities/ids.ts"
import { LooseInt, orElse } from "#domain/entities/wire-codecs.ts"

export const AdministrationEntry = Schema.Struct({
  id: LooseInt,
  who: Schema.String,
  action: Schema.NonEmptyString,
  subject: orElse(Schema.String, ""),
  refused: orElse(Schema.Boolean, false),
  at: Instant,
})
export type AdministrationEntry = typeof AdministrationEntry.Type
