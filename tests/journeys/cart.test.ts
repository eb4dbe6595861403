/** The cart of somebody who has not logged in, and what becomes of it. */
import { describe, expect, it } from "vitest"
import { desktop, isAlive, phone, shopAt, shopping, withBrowser } from "./shopper.ts"
import { dumplings, logInByPassword, putIntoCart } from "./ways.ts"

withBrowser()

const quantity = "Тоо ширхэг"

describe("a visitor's cart", () => {
  it("is there after a reload and in another tab, and both agree", () =>
    shopping(phone, async (shopper) => {
      const { page, open } = shopper
      await putIntoCart(shopper, dumplings.slug)
      await open("/cart")
      const other = await page.context().newPage()
      await other.goto(shopAt("/cart"))
      await isAlive(other)
      await other.getByRole("button", { name: "Тоог нэмэх" }).first().click()
      await expect.poll(() => page.getByLabel(quantity, { exact: true }).first().inputValue(), { timeout: 30_000 }).toBe("2")
    }))

  it("sends ten quick presses of + in at most two calls", () =>
    shopping(desktop, async (shopper) => {
      const { page, open } = shopper
      await putIntoCart(shopper, dumplings.slug)
      await open("/cart")
      let calls = 0
      page.on("request", (request) => {
        if (request.method() === "PUT" && request.url().includes("/line_items/")) calls += 1
      })
      const more = page.getByRole("button", { name: "Тоог нэмэх" }).first()
      await more.waitFor()
      await more.evaluate((button: HTMLElement) => {
        for (let press = 0; press < 10; press += 1) button.click()
      })
      await expect.poll(() => page.getByLabel(quantity, { exact: true }).first().inputValue()).toBe("11")
      await page.reload()
      await isAlive(page)
      await expect.poll(() => page.getByLabel(quantity, { exact: true }).first().inputValue()).toBe("11")
      expect(calls).toBeLessThanOrEqual(2)
    }))

  it("gives a removed line back", () =>
    shopping(phone, async (shopper) => {
      const { page, open } = shopper
      await putIntoCart(shopper, dumplings.slug)
      await open("/cart")
      await page.getByRole("button", { name: `Хасах: ${dumplings.name}` }).click()
      await page.getByRole("heading", { name: "Таны сагс хоосон байна" }).waitFor()
      await page.getByRole("button", { name: "Буцааж нэмэх" }).click()
      await page.getByRole("button", { name: `Хасах: ${dumplings.name}` }).waitFor()
    }))

  it("leads a coupon to the login and back to what was typed, and merges", () =>
    shopping(desktop, async (shopper) => {
      const { page, open } = shopper
      await putIntoCart(shopper, dumplings.slug)
      await open("/cart")
      await page.getByLabel("Купоны код").fill("WINTER10")
      await page.getByRole("button", { name: "Ашиглах", exact: true }).click()
      await page.waitForURL(/\/login/)
      await logInByPassword(page)
      await page.waitForURL(/\/cart$/)
      expect(await page.getByLabel("Купоны код").inputValue()).toBe("WINTER10")
      await page.getByRole("button", { name: "Ашиглах", exact: true }).click()
      await page.getByRole("button", { name: "WINTER10 купоныг хасах" }).waitFor()
      await page.getByRole("button", { name: "WINTER10 купоныг хасах" }).click()
      await page.getByLabel("Купоны код").fill("EXPIRED5")
      await page.getByRole("button", { name: "Ашиглах", exact: true }).click()
      await page.getByText(/хугацаа/).first().waitFor()
      shopper.complaints()
    }))
})
