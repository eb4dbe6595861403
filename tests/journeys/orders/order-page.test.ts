/** Page of an order: opened from the list, beside its receipt, and open while the order is paid elsewhere. */
import { describe, expect, it } from "vitest"
import { logInAt } from "../support/log-in.ts"
import { bank, isAlive, phone, shopping, withBrowser } from "../support/shopper.ts"
import { orderDumplings } from "../support/steps.ts"

withBrowser()

describe("the page of an order", () => {
  it("is opened from the list of orders [S19]", () =>
    shopping(phone, async ({ page, open }) => {
      await logInAt({ page, open }, "/account/orders")
      await page.getByRole("heading", { level: 1, name: "Миний захиалгууд" }).waitFor()
      const link = page.locator('main a[href^="/account/orders/R"]:not([href$="/pay"])').first()
      const number = /R\d+/.exec((await link.getAttribute("href")) ?? "")?.[0] ?? "no number"
      await link.click()
      await page.waitForURL(new RegExp(`/account/orders/${number}$`))
      await page.getByRole("heading", { level: 1, name: new RegExp(number) }).waitFor()
      await isAlive(page)
    }))

  it("shows the same VAT as its receipt [W10]", () =>
    shopping(phone, async ({ page, open }) => {
      await logInAt({ page, open }, "/account/orders/R100000004")
      await page.getByText("102,091₮", { exact: false }).first().waitFor()
      await page.getByRole("button", { name: "Баримтыг харах" }).click()
      await page.getByText("ДДТД").waitFor()
      expect(await page.getByText("102,091₮", { exact: false }).count()).toBe(2)
    }))

  it("shows within ten seconds that the order was paid, without a reload [S19]", () =>
    shopping(phone, async (shopper) => {
      const { page, open } = shopper
      const number = await orderDumplings(shopper, "QR код")
      await open(`/account/orders/${number}`)
      const payNow = page.getByRole("link", { name: "Төлбөрөө төлөх" })
      await payNow.waitFor()
      await bank(number, "pay")
      const since = Date.now()
      await payNow.waitFor({ state: "detached" })
      expect(Date.now() - since).toBeLessThan(10_000)
      await page
        .getByRole("main")
        .getByText(/^(?:Төлбөр төлөгдсөн|Төлөгдсөн)$/)
        .first()
        .waitFor()
    }))
})
