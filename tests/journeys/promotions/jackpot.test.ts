/** Journey of the jackpot: a ticket of an order is drawn and checked. */
import { describe, expect, it } from "vitest"
import { logInAt } from "../support/log-in.ts"
import { phone, shopping, withBrowser } from "../support/shopper.ts"

withBrowser()

describe("the jackpot", () => {
  it("draws a ticket of an order that can no longer be cancelled, and confirms the draw as fair [C15]", () =>
    shopping({ ...phone, reducedMotion: "reduce" }, async ({ page, open }) => {
      await logInAt({ page, open }, "/promotion/jackpot")
      await page.getByRole("region", { name: "Гол шагнал" }).getByText("1,000,000₮").waitFor()
      const tickets = page.getByRole("region", { name: /^Таны сугалаа/ }).getByRole("listitem")
      const [all, ready] = [await tickets.count(), await tickets.filter({ hasText: "Сугалахад бэлэн" }).count()]
      expect(ready).toBeGreaterThan(0)
      expect(all).toBeGreaterThan(ready)
      const order = (await tickets.filter({ hasText: "Сугалахад бэлэн" }).locator("b").first().textContent()) ?? ""
      await page.getByRole("button", { name: "Сугалах", exact: true }).click()
      await page.getByText("Баяр хүргэе").waitFor()
      await expect.poll(() => tickets.count()).toBe(all - 1)
      await page.locator("summary", { hasText: order }).click()
      await page.getByRole("button", { name: `Шалгах: ${order}` }).click()
      await page.getByText(/^Таарлаа:/).waitFor()
    }))
})
