/** Delivery settings of a site, beside its work hours. Specification §9, W9. */
import * as Schema from "effect/Schema"
import { Tugrik } from "#domain/entities/money.ts"
import { usualPickup } from "#domain/rules/cart/pickup-terms.ts"
import { LooseInt, orElse, orNull } from "#domain/entities/wire-codecs.ts"

const Range = Schema.Struct({ from: LooseInt, to: LooseInt })

/** Hours from payment and delivery fee of an aimag or a district; the usual ones where it has none. It has both hours, or neither. */
const Zone = Schema.Struct({
  from: Schema.optionalKey(LooseInt),
  to: Schema.optionalKey(LooseInt),
  fee: Schema.optionalKey(Tugrik),
  /** Surcharge of a kilogram beyond the included ones. */
  perKg: Schema.optionalKey(Tugrik),
}).pipe(Schema.encodeKeys({ perKg: "per_kg" }))

/** Kilograms that the fee includes, and what each begun one beyond them costs in tugrik. */
const WeightSurcharge = Schema.Struct({ includedKg: LooseInt, perKg: Tugrik }).pipe(
  Schema.encodeKeys({ includedKg: "included_kg", perKg: "per_kg" }),
)

export const DeliverySettings = Schema.Struct({
  /** Working hours within which an order arrives that is placed before an hour of a working day; `null` delivers no order on its day. */
  sameDay: Schema.NullOr(Schema.Struct({ before: LooseInt, hours: LooseInt })),
  /** Whether orders are delivered outside the capital. */
  country: Schema.Boolean,
  countryHours: Range,
  /**
   * Terms by aimag or district; `null` where nothing is delivered. A key is `city` or `city, district` by code, and by name in each
   * language: `1101`'s are `11, 1101`, `Улаанбаатар, Багануур` and `Ulaanbaatar, Baganuur`.
   */
  zones: Schema.Record(Schema.String, Schema.NullOr(Zone)),
  /** Sum of the goods after the coupon, in tugrik, from which the delivery is free everywhere; `null` for never. */
  freeFrom: orNull(Tugrik),
  /** Surcharge by the weight of the goods; `null` where the fee is the same for every weight. */
  byWeight: orNull(WeightSurcharge),
  madeToOrderDays: Range,
  /** Opening hours that a store needs to prepare an order that is picked up, and open days for which it keeps the order. */
  pickup: orElse(Schema.Struct({ hours: LooseInt, days: LooseInt }), usualPickup),
}).pipe(
  Schema.encodeKeys({
    sameDay: "same_day",
    countryHours: "country_hours",
    freeFrom: "free_from",
    byWeight: "by_weight",
    madeToOrderDays: "made_to_order_days",
  }),
)

export type DeliverySettings = typeof DeliverySettings.Type
