/** Delivery settings of a site, beside its work hours. Specification §9, W9. */
import * as Schema from "effect/Schema"
import { LooseInt } from "#domain/entities/wire-codecs.ts"

const Range = Schema.Struct({ from: LooseInt, to: LooseInt })

export const DeliverySettings = Schema.Struct({
  /** Working hours within which an order arrives that is placed before an hour of a working day; `null` delivers no order on its day. */
  sameDay: Schema.NullOr(Schema.Struct({ before: LooseInt, hours: LooseInt })),
  /** Whether orders are delivered outside the capital. */
  country: Schema.Boolean,
  countryHours: Range,
  /**
   * Hours from payment by aimag or district in place of the usual ones; `null` where nothing is delivered. A key is `city` or
   * `city, district` by code, and by name in each language: `1101`'s are `11, 1101`, `Улаанбаатар, Багануур` and `Ulaanbaatar, Baganuur`.
   */
  zones: Schema.Record(Schema.String, Schema.NullOr(Range)),
  madeToOrderDays: Range,
}).pipe(Schema.encodeKeys({ sameDay: "same_day", countryHours: "country_hours", madeToOrderDays: "made_to_order_days" }))

export type DeliverySettings = typeof DeliverySettings.Type
