/** Payment through other companies than the bank: a lender that is checked before the order, and an app that opens the shop in itself. */
import { describe, expect, it } from "vitest"
import { desktop, isAlive, phone, shopAt, shopping, withBrowser } from "../support/shopper.ts"
import { ball, checkOut, orderDumplings, placeBy } from "../support/steps.ts"

withBrowser()

/** Units of the ball that are above the barrier of leases. */
const units = 3

describe("a shopper who pays through another company", () => {
  it("learns on the payment step that the lender lends the sum, and orders by it [C5]", () =>
    shopping(desktop, async (shopper) => {
      const { page } = shopper
      await checkOut(shopper, ball.slug)
      const line = page.getByRole("complementary", { name: "Таны захиалга" })
      for (let count = 2; count <= units; count += 1) {
        await line.getByRole("button", { name: "Нэгээр нэмэх" }).click()
        await expect.poll(() => line.getByLabel("Тоо ширхэг", { exact: true }).inputValue()).toBe(String(count))
      }
      const lease = page.getByRole("radio", { name: /^Лизинг/ })
      // Offered once the shop has counted the units.
      await expect.poll(() => lease.isEnabled()).toBe(true)
      await lease.check({ force: true })
      await page.getByText(/^Цэлмэг ХХК танд [\d,]+₮ олгох боломжтой$/).waitFor()
      await placeBy(page, "Лизинг")
      await page.getByText("Лизинг олгогч", { exact: true }).first().waitFor()
    }))

  it("pays in the Most app, whose tokens stay in no address [C5]", () =>
    shopping(phone, async (shopper) => {
      const { page } = shopper
      const number = await orderDumplings(shopper, "Цахим хэтэвч")
      await page.goto(shopAt(`/sandbox?order=${number}&locale=mn`))
      await page.getByRole("link", { name: "Most аппаар төлөх" }).click()
      await isAlive(page)
      await page.getByRole("heading", { name: "Төлбөр амжилттай хийгдлээ" }).waitFor()
      await expect.poll(() => new URL(page.url()).search).toBe("")
      expect(new URL(page.url()).pathname).toBe(`/account/orders/${number}/pay`)
    }))
})
