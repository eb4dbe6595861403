import { describe, expect, it } from "vitest"
import { checkGiftCardForm, maxGiftMessage } from "#domain/rules/wallet/gift-card-form.ts"

describe("a gift card that is bought", () => {
  const form = { variantId: 7, email: "saraa@example.mn", message: "" }

  it("has an amount, a receiver and a short message [V5]", () => {
    expect(checkGiftCardForm(form)).toEqual([])
    expect(checkGiftCardForm({ variantId: null, email: " ", message: "" }).map(({ field, key }) => [field, key])).toEqual([
      ["variantId", "v.giftCard_amount"],
      ["email", "v.email_blank"],
    ])
    expect(checkGiftCardForm({ ...form, message: "a".repeat(maxGiftMessage) })).toEqual([])
    expect(checkGiftCardForm({ ...form, message: "a".repeat(maxGiftMessage + 1) }).map(({ field }) => field)).toEqual(["message"])
  })
})
