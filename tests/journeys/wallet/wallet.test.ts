/** The wallet: recharging it, redeeming a gift card, the statement, coupons and vouchers. */
import { describe, expect, it } from "vitest"
import { registerAt } from "../support/log-in.ts"
import { bank, expectOnly, phone, shopping, withBrowser } from "../support/shopper.ts"

withBrowser()

describe("the wallet", () => {
  it("is recharged by a QR code, and its statement lists it [S23] [S29b] [S29c]", () =>
    shopping(phone, async ({ page, open }) => {
      await registerAt({ page, open }, "/account/wallet")
      await page.getByRole("link", { name: "Хэтэвч цэнэглэх" }).click()
      await page.getByLabel("Цэнэглэх дүн").fill("30,000")
      await page.getByRole("button", { name: "30,000₮ цэнэглэх" }).click()
      await page.waitForURL(/\/account\/wallet\/recharge\/W\d{9}$/)
      await page.getByRole("img", { name: /QR/ }).waitFor()
      await bank(page.url().split("/").at(-1) ?? "", "pay")
      await page.getByRole("button", { name: "Төлбөр шалгах" }).click()
      await page.getByRole("heading", { name: "Хэтэвч цэнэглэгдлээ" }).waitFor()
      await page.getByRole("link", { name: "Хэтэвч рүү" }).click()
      const statement = page.locator("section", { has: page.getByRole("heading", { name: "Хэтэвчний хуулга" }) })
      await statement.getByText("+30,000₮").waitFor()
      await statement.getByLabel("Хэсэг").selectOption({ label: "Бонус хэтэвч" })
      await statement.getByText("Гүйлгээ алга").waitFor()
      const [file] = await Promise.all([page.waitForEvent("download"), statement.getByRole("button", { name: "CSV татах" }).click()])
      expect(file.suggestedFilename()).toMatch(/^wallet-.*\.csv$/)
    }))

  it("takes a gift card, and refuses a wrong number, a missing voucher code and codes of no voucher [S21] [X7] [V5]", () =>
    shopping(phone, async ({ page, open, complaints }) => {
      await registerAt({ page, open }, "/account/gift-cards")
      await page.getByLabel("Бэлгийн картын дугаар").fill("GIFT-2026-9999")
      await page.getByRole("button", { name: "Ашиглах", exact: true }).click()
      await page.getByText("Бэлгийн картын дугаар буруу байна").waitFor()
      await page.getByLabel("Бэлгийн картын дугаар").fill("gift-2026-0002")
      await page.keyboard.press("Enter")
      await page.getByText("100,000₮ хэтэвчинд орлоо").waitFor()
      await open("/account/vouchers")
      await page.getByText("Ваучер олдсонгүй").waitFor()
      await page.getByRole("button", { name: "Ашиглах", exact: true }).click()
      await page.getByText("Ваучерын кодоо оруулна уу").waitFor()
      await page.getByLabel("Ваучерын код").fill("NOSUCH")
      await page.keyboard.press("Enter")
      await page.getByText("Ийм ваучер олдсонгүй").waitFor()
      await page.getByLabel("Ваучерын код").fill("NO SUCH!")
      await page.keyboard.press("Enter")
      await page.getByText("Ваучерын код буруу байна").waitFor()
      expectOnly(complaints(), /422/)
    }))
})
