import { describe, expect, it } from "vitest"
import { giftCardLetter } from "#domain/rules/notifications/gift-card-letter.ts"
import { tugrik } from "#domain/rules/money.ts"

describe("the letter of a gift card", () => {
  it("has its number, and the sender and the message where they are given", () => {
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
