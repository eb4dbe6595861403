/** Branch of the shop with its opening hours, and the stock of a variant there. S29i, C24. */
import * as Schema from "effect/Schema"
import { LooseInt, LooseNumber, listOf, orElse, orNull } from "#domain/entities/wire-codecs.ts"

/** Minutes after midnight, up to the next one. */
const Minutes = LooseInt.check(Schema.isBetween({ minimum: 0, maximum: 1440 }))

/** Opening hours of a weekday, 0 is Sunday; a day without them is closed. */
export const DayHours = Schema.Struct({ weekday: LooseInt.check(Schema.isBetween({ minimum: 0, maximum: 6 })), from: Minutes, to: Minutes })
export type DayHours = typeof DayHours.Type

export const Store = Schema.Struct({
  id: LooseInt,
  name: Schema.NonEmptyString,
  district: orElse(Schema.String, ""),
  address: orElse(Schema.String, ""),
  phone: orElse(Schema.String, ""),
  latitude: orNull(LooseNumber),
  longitude: orNull(LooseNumber),
  services: listOf(Schema.String),
  hours: listOf(DayHours),
  /** Units of the requested variant; `null` where none was requested. */
  onHand: orNull(LooseInt),
}).pipe(Schema.encodeKeys({ onHand: "count_on_hand" }))
export type Store = typeof Store.Type
