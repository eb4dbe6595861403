/** Promotion as a merchant writes it. E18. */
import * as Schema from "effect/Schema"
import { WrittenMoment } from "#domain/entities/content-moment.ts"
import { LocalizedName, LocalizedText } from "#domain/entities/localized-text.ts"
import { writtenMoment } from "#domain/rules/calendar-date.ts"
import { isBefore } from "#domain/rules/instants.ts"
import { PromotionKind } from "./promotion.ts"

export const PromotionContent = Schema.Struct({
  /** In the address of its page. */
  id: Schema.Int.check(Schema.isGreaterThanOrEqualTo(1)),
  kind: PromotionKind,
  name: LocalizedName,
  description: Schema.optionalKey(LocalizedText),
  /** One term a line. */
  terms: Schema.optionalKey(LocalizedText),
  /** Coupon that it gives. */
  code: Schema.optionalKey(Schema.NonEmptyString),
  starts: WrittenMoment,
  /** A day counts wholly. */
  ends: WrittenMoment,
  /** In place of a picture of its products. */
  picture: Schema.optionalKey(Schema.NonEmptyString),
  /** Handles in the order in which they are shown. */
  products: Schema.optionalKey(Schema.Array(Schema.NonEmptyString).check(Schema.isUnique())),
}).check(
  Schema.makeFilter(({ starts, ends }) => {
    const [from, until] = [writtenMoment(starts, "first"), writtenMoment(ends, "last")]
    return from === null || until === null || isBefore(from, until) || "content.period"
  }),
)
export type PromotionContent = typeof PromotionContent.Type
