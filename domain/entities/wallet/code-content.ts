/** Vouchers and gift cards that are nobody's yet, as a merchant writes them. E18. */
import * as Schema from "effect/Schema"
import { WrittenMoment } from "#domain/entities/content-moment.ts"
import { LocalizedName } from "#domain/entities/localized-text.ts"

const fields = {
  /** In tugrik. */
  amount: Schema.Int.check(Schema.isGreaterThanOrEqualTo(1)),
  /** A day counts wholly. */
  ends: Schema.optionalKey(WrittenMoment),
}
/** In capitals, as shoppers type it: `BAYAR-7Q4K`. */
const Code = Schema.String.check(Schema.isPattern(/^[A-Z0-9-]+$/, { message: "setting.rule.capital" }))

export const VoucherContent = Schema.Struct({ code: Code, name: LocalizedName, ...fields })
export type VoucherContent = typeof VoucherContent.Type

export const GiftCardNumberContent = Schema.Struct({ number: Code, ...fields })
export type GiftCardNumberContent = typeof GiftCardNumberContent.Type
