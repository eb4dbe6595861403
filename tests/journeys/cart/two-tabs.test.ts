/** Journeys of one shopper with two tabs. */
import { describe, expect, it } from "vitest"
import { amountIn, formatAmount } from "../support/amounts.ts"
import { desktop, expectOnly, isAlive, shopAt, shopping, withBrowser } from "../support/shopper.ts"
import { button, checkOutDumplings, dumplings, placeBy } from "../support/steps.ts"

withBrowser()

describe("shopper with two tabs", () => {
  it("sees what another tab changed before placing, and then orders what the button shows", () =>
    shopping(desktop, async (shopper) => {
      const { page, complaints } = shopper
      await checkOutDumplings(shopper)
      const pay = button(page, /төлөх$/)
      const before = amountIn(await pay.textContent())

      const other = await page.context().newPage()
      await other.goto(shopAt("/cart"), { waitUntil: "domcontentloaded" })
      await isAlive(other)
      const answered = other.waitForResponse((answer) => answer.url().includes("/line_items/") && answer.ok())
      await other.getByRole("button", { name: "Нэгээр нэмэх" }).first().click()
      await answered
      expect(amountIn(await pay.textContent())).toBe(before)

      let after = Number.NaN
      const number = await placeBy(page, "QR код", async () => {
        const note = page.getByRole("alert").filter({ hasText: "Захиалга өөрчлөгдсөн байна" })
        await note.getByText(dumplings.name).waitFor()
        await note.getByText("2 ширхэг").waitFor()
        after = amountIn(await pay.textContent())
        expect(after).toBeGreaterThan(before)
        await note.getByText(formatAmount(after)).waitFor()
        expect(page.url()).toMatch(/\/checkout\/payment$/)
      })
      expect(number).toMatch(/^R\d+$/)
      await page.getByText(formatAmount(after)).first().waitFor()
      expectOnly(complaints(), /409/)
    }))
})
