/** An order page that stays open while the order is paid elsewhere. */
import { describe, expect, it } from "vitest"
import { bank, phone, shopping, withBrowser } from "../support/shopper.ts"
import { orderDumplings } from "../support/steps.ts"

withBrowser()

describe("an open order page", () => {
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
