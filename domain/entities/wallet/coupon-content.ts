/** Coupon as a merchant writes it. E18. */
import * as Schema from "effect/Schema"
import { LocalizedName } from "#domain/entities/localized-text.ts"
import { WrittenMoment } from "#domain/entities/content-moment.ts"

const WholeAmount = Schema.Int.check(Schema.isGreaterThanOrEqualTo(1))

export const CouponContent = Schema.Struct({
  /** As shoppers type it, in capitals: `WINTER10`. */
  code: Schema.String.check(Schema.isPattern(/^[\p{Lu}0-9-]+$/u, { message: "setting.rule.capitalAny" })),
  name: LocalizedName,
  /** What it takes off: a share of the price, 1 to 100, or an amount in tugrik. */
  percent: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 }))),
  amount: Schema.optionalKey(WholeAmount),
  /** Minimum purchase in tugrik. */
  minimum: Schema.optionalKey(WholeAmount),
  starts: Schema.optionalKey(WrittenMoment),
  /** A day counts wholly. */
  ends: Schema.optionalKey(WrittenMoment),
  /** How often it can be used in all. */
  uses: Schema.optionalKey(WholeAmount),
  once_per_shopper: Schema.optionalKey(Schema.Boolean),
}).check(Schema.makeFilter(({ percent, amount }) => (percent === undefined) !== (amount === undefined) || "content.percentOrAmount"))
export type CouponContent = typeof CouponContent.Type
