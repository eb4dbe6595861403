import { describe, expect, it } from "vitest"
import { giftCardLetter } from "#domain/rules/notifications/gift-card-letter.ts"
import { tugrik } from "#domain/rules/money.ts"
import { checkGiftCardForm, longestGiftMessage } from "#domain/rules/wallet/gift-card-form.ts"

describe("a gift card that is bought", () => {
  const form = { variantId: 7, email: "saraa@example.mn", message: "" }

  it("has an amount, a receiver and a short message [V5]", () => {
    expect(checkGiftCardForm(form)).toEqual([])
    expect(checkGiftCardForm({ variantId: null, email: " ", message: "" }).map(({ field, key }) => [field, key])).toEqual([
      ["variantId", "v.giftCard_amount"],
      ["email", "v.email_blank"],
    ])
    expect(checkGiftCardForm({ ...form, message: "a".repeat(longestGiftMessage) })).toEqual([])
    expect(checkGiftCardForm({ ...form, message: "a".repeat(longestGiftMessage + 1) }).map(({ field }) => field)).toEqual(["message"])
  })

  it("comes by a letter with its number, the sender and the message", () => {
    const card = { number: "GIFT-7Q4K-M2XA-98TR-KD3P", amount: tugrik(50_000), from: "Номин", message: "Баяр хүргэе" }
    const { email } = giftCardLetter(card, { brand: "Цэлмэг", origin: "https://shop.mn", locale: "mn" })
    expect(email).toMatchObject({
      title: "50,000₮-ийн бэлгийн карт",
      code: card.number,
      action: { href: "https://shop.mn/account/gift-cards" },
    })
    expect(email.facts?.map(({ value }) => value)).toEqual(["Номин", "Баяр хүргэе"])
    expect(
      giftCardLetter({ ...card, from: "", message: "" }, { brand: "Celmeg", origin: "https://shop.mn", locale: "en" }).email.facts,
    ).toEqual([])
  })
})
