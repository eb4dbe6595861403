/** Gift card that the shop sells, as a merchant writes it. E18. */
import * as Schema from "effect/Schema"
import { LocalizedName, LocalizedText } from "#domain/entities/localized-text.ts"

export const GiftCardContent = Schema.Struct({
  title: LocalizedName,
  description: Schema.optionalKey(LocalizedText),
  /** Picture of the shop's goods, by the name that the export of products has. */
  picture: Schema.optionalKey(Schema.NonEmptyString),
  /** In tugrik. */
  amounts: Schema.Array(Schema.Int.check(Schema.isGreaterThanOrEqualTo(1))).check(Schema.isMinLength(1), Schema.isUnique()),
})
export type GiftCardContent = typeof GiftCardContent.Type
