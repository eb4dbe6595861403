/** Rules of forms with one code: coupon, voucher, gift card. Specification §5, V5. */
import type { GiftCard } from "#domain/entities/wallet/gift-card.ts"
import type { Voucher } from "#domain/entities/wallet/voucher.ts"
import { isBlank, refusal } from "#domain/rules/forms/refusals.ts"
import type { Refusal } from "#domain/rules/forms/refusals.ts"

/** Code in upper case without whitespace, in which codes are compared. */
export const normalizeRedeemableCode = (text: string): string => text.replace(/\s/gu, "").toUpperCase()

/** Refusal of a blank coupon code. */
export const checkCoupon = (form: { readonly code: string }): ReadonlyArray<Refusal<"code">> =>
  refusal("code", isBlank(form.code) ? "v.coupon_blank" : null)

/** Letters, digits and dashes: a voucher or gift card. Coupons may have other letters. */
const isRedeemableCode = (text: string): boolean => /^[A-Z0-9-]+$/.test(normalizeRedeemableCode(text))

/** Refusal of a blank or malformed voucher code. */
export const checkVoucher = ({ code }: { readonly code: string }): ReadonlyArray<Refusal<"code">> => {
  if (isBlank(code)) return refusal("code", "v.voucher_blank")
  return refusal("code", isRedeemableCode(code) ? null : "v.voucher_wrong")
}

/** Refusal of a malformed gift card number. */
export const checkGiftCard = (form: { readonly number: string }): ReadonlyArray<Refusal<"number">> =>
  refusal("number", isRedeemableCode(form.number) ? null : "v.giftcard")

/** Whether what was redeemed is a voucher; otherwise it is a gift card. */
export const isVoucher = (one: Voucher | GiftCard): one is Voucher => "code" in one
