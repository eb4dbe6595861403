/** Day and hours that a shopper chose for the delivery. Specification §5, V2. */
import * as Schema from "effect/Schema"
import { LooseInt } from "#domain/entities/wire-codecs.ts"

export const DeliverySlot = Schema.Struct({
  /** Local day as date fields take it, `2025/11/07`. */
  day: Schema.String,
  /** Hours of that day. */
  from: LooseInt,
  to: LooseInt,
})
export type DeliverySlot = typeof DeliverySlot.Type
