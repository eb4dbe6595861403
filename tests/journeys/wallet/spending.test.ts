/** What is spent besides money, on a phone: a gift card from its purchase to the order that it pays, coupons, tickets, and a wallet that is given up. */
import { describe, expect, it } from "vitest"
import { logInAt, newLogin, registerAt } from "../support/log-in.ts"
import { bank, codeSentTo, expectOnly, messagesTo, phone, shopAt, shopping, withBrowser } from "../support/shopper.ts"
import { ball, beginCheckout, button, dumplings, fillAddress, placeBy, putIntoCart } from "../support/steps.ts"

withBrowser()

/** Text of the last letter to an address; empty before there is one. */
const letterTo = async (address: string): Promise<string> => (await messagesTo(address))[0]?.text ?? ""

/** Buys dumplings and a card for `receiver`, and answers the card's number. */
const buyCard = (receiver: string): Promise<string> => {
  let number = ""
  return shopping(phone, async (shopper) => {
    const { page } = shopper
    await putIntoCart(shopper, dumplings.slug)
    await registerAt(shopper, "/account/gift-cards/send")
    await page.getByRole("radio", { name: "100,000₮" }).check()
    await page.getByLabel("Хүлээн авагчийн и-мэйл").fill(receiver)
    await page.getByLabel("Мэндчилгээ").fill("Төрсөн өдрийн мэнд!")
    await button(page, "Сагсанд нэмэх").click()
    await page.getByRole("link", { name: "Сагс руу очих" }).click()
    await beginCheckout(page)
    await page.waitForURL(/\/checkout\/address/)
    await fillAddress(page)
    await bank(await placeBy(page, "QR код"), "pay")
    await page.getByRole("heading", { name: "Төлбөр амжилттай хийгдлээ" }).waitFor()
    await expect.poll(() => letterTo(receiver)).toMatch(/GIFT(-[2-9A-Z]{4}){4}/)
    const letter = await letterTo(receiver)
    expect(letter).toContain("Төрсөн өдрийн мэнд!")
    number = /GIFT(?:-[2-9A-Z]{4}){4}/.exec(letter)?.[0] ?? ""
  }).then(() => number)
}

describe("a gift card", () => {
  it("is bought, sent by letter, taken by its receiver, offered in the checkout, and given up by a TAN code alone [E18] [S21] [V5]", async () => {
    const receiver = newLogin()
    const card = await buyCard(receiver)
    await shopping(phone, async (shopper) => {
      const { page, open, complaints } = shopper
      const login = await registerAt(shopper, "/account/gift-cards")
      await page.getByLabel("Бэлгийн картын дугаар").fill(card)
      await button(page, "Ашиглах").click()
      await page.getByText("100,000₮ хэтэвчинд орлоо").waitFor()

      await putIntoCart(shopper, ball.slug)
      await open("/checkout/address")
      await fillAddress(page)
      await button(page, /^Хэтэвч/).click()
      await page.getByRole("textbox", { name: "Ашиглах дүн" }).fill("900,000")
      await button(page, "Ашиглах").click()
      // The refusal names what would be accepted.
      await page
        .getByText(/^Оруулсан дүн .*хэтэрсэн байна\. Дээд дүн: [\d,]+₮$/)
        .first()
        .waitFor()
      await page.getByRole("textbox", { name: "Ашиглах дүн" }).fill("40,000")
      await button(page, "Ашиглах").click()
      await page.getByText("40,000₮ ашиглаж байна").waitFor()
      await button(page, "Хэтэвч ашиглахгүй").click()
      await page.getByText("40,000₮ ашиглаж байна").waitFor({ state: "detached" })

      await open("/account/settings")
      await button(page, "Бүртгэлээ устгах").click()
      await page.getByText("Хэтэвчийн үлдэгдэл: 100,000₮").waitFor()
      await button(page, "ТАН код авах").click()
      await page.getByLabel("ТАН код").fill("000000")
      await button(page, "Бүртгэлийг бүрмөсөн устгах").click()
      await page.getByRole("alert").filter({ hasText: /код/i }).first().waitFor()
      expectOnly(complaints(), /422/)
      await page.getByLabel("ТАН код").fill(await codeSentTo(login))
      await button(page, "Бүртгэлийг бүрмөсөн устгах").click()
      await page.waitForURL(shopAt("/"))
      await page.getByText("Таны бүртгэл устлаа").waitFor()
      await open("/account")
      await page.waitForURL(/\/login/)
    })
  })
})

describe("a coupon", () => {
  it("is sent to an address by letter [S22] [C8]", () =>
    shopping(phone, async ({ page, open }) => {
      const receiver = newLogin()
      await logInAt({ page, open }, "/account/coupons")
      const coupons = page.getByRole("region", { name: "Ашиглах боломжтой" })
      await coupons.getByRole("link").first().click()
      await page.getByLabel("Хүлээн авагчийн и-мэйл").fill(receiver)
      await button(page, "Илгээх").click()
      await page.getByText(`${receiver} хаяг руу илгээлээ`).waitFor()
      const number = decodeURIComponent(new URL(page.url()).pathname.split("/").at(-1) ?? "")
      await expect.poll(() => letterTo(receiver)).toContain(number)
    }))
})

describe("an e-ticket", () => {
  it("shows its code as QR while it is to come, and none once it is over [S29l]", () =>
    shopping(phone, async ({ page, open }) => {
      await logInAt({ page, open }, "/account/tickets")
      await page
        .getByRole("img", { name: /тасалбарын QR код$/ })
        .first()
        .waitFor()
      const past = page.getByRole("article").filter({ hasText: /Ашигласан|Өнгөрсөн/ })
      expect(await past.count()).toBeGreaterThan(0)
      expect(await past.getByRole("img", { name: /QR/ }).count()).toBe(0)
    }))
})
