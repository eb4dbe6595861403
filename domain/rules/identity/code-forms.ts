/** Coupons, vouchers, gift cards, words to search for: fields of one line. Specification §5. */
import { isBlank, refusal } from "#domain/rules/forms/refusals.ts"
import type { Refusal } from "#domain/rules/forms/refusals.ts"

/** Codes are compared in capitals, without spaces. */
export const normalizeCouponCode = (text: string): string => text.replace(/\s/gu, "").toUpperCase()

export const checkCoupon = (form: { readonly code: string }): ReadonlyArray<Refusal<"code">> =>
  refusal("code", isBlank(form.code) ? "v.coupon_blank" : null)

/** Letters, digits and dashes. */
const isCouponCode = (text: string): boolean => /^[A-Z0-9-]+$/.test(normalizeCouponCode(text))

export const checkVoucher = (form: { readonly code: string }): ReadonlyArray<Refusal<"code">> =>
  refusal("code", isBlank(form.code) ? "v.voucher_blank" : isCouponCode(form.code) ? null : "v.voucher_wrong")

export const checkGiftCard = (form: { readonly number: string }): ReadonlyArray<Refusal<"number">> =>
  refusal("number", isCouponCode(form.number) ? null : "v.giftcard")

export const checkSearch = (form: { readonly text: string }): ReadonlyArray<Refusal<"text">> =>
  refusal("text", isBlank(form.text) ? "v.search" : null)

/** A product's choices: a size that is missing has its own words. */
export const checkOption = (missing: { readonly key: string; readonly kind: string } | null): ReadonlyArray<Refusal> =>
  missing === null ? [] : refusal(missing.key, missing.kind === "size" ? "v.size" : "v.option")
