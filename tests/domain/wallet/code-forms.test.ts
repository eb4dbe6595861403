import { describe, expect, it } from "vitest"
import { checkCoupon, checkGiftCard, checkVoucher, normalizeRedeemableCode } from "#domain/rules/wallet/code-forms.ts"
import { refusalMessages } from "#tests/domain/forms/refusal-messages.ts"

describe("the code of a coupon, voucher or gift card", () => {
  it("has its own message when blank", () => {
    expect(refusalMessages(checkCoupon({ code: " " }))).toEqual(["code: v.coupon_blank"])
    expect(refusalMessages(checkVoucher({ code: "" }))).toEqual(["code: v.voucher_blank"])
    expect(refusalMessages(checkGiftCard({ number: "" }))).toEqual(["number: v.giftcard"])
  })

  it("accepts any case and spaces", () => {
    expect(normalizeRedeemableCode(" winter 10 ")).toBe("WINTER10")
    expect(checkCoupon({ code: "winter10" })).toEqual([])
    expect(checkVoucher({ code: "v-2026 01" })).toEqual([])
    expect(checkGiftCard({ number: "gift-2026-0001" })).toEqual([])
  })

  it("is refused when it cannot be a code", () => {
    expect(refusalMessages(checkVoucher({ code: "ваучер" }))).toEqual(["code: v.voucher_wrong"])
    expect(refusalMessages(checkGiftCard({ number: "??" }))).toEqual(["number: v.giftcard"])
  })
})
