/** Stores: listed by a product, and chosen on the map and in the list. */
import { describe, expect, it } from "vitest"
import { phone, shopping, withBrowser } from "../support/shopper.ts"
import { dumplings } from "../support/steps.ts"

withBrowser()

describe("stores", () => {
  it("are listed by a product that they have, and all of them with whether they are open [S29i] [C24]", () =>
    shopping(phone, async ({ page, open }) => {
      await open(`/products/${dumplings.slug}`)
      await page.getByRole("link", { name: "Салбарт байгаа эсэх" }).click()
      await page.waitForURL(/\/stores\?variant=\d+$/)
      await page.getByRole("heading", { level: 1, name: "Аль салбарт байгаа вэ" }).waitFor()
      await page.getByText(new RegExp(`${dumplings.name}: \\d салбарт байна`)).waitFor()
      await page.getByRole("link", { name: "Бүх салбар" }).first().click()
      await page.waitForURL(/\/stores$/)
      await page.getByText(/салбараас \d+ нь одоо нээлттэй/).waitFor()
      expect(await page.locator("main article:visible").count()).toBe(9)
    }))

  it("are selected on the map and in the list together, by pointer and by key [S29i]", () =>
    shopping(phone, async ({ page, open }) => {
      await open("/stores")
      const map = page.getByRole("group", { name: "Салбаруудын тойм зураг" })
      const nalaikh = map.getByRole("button", { name: /^Налайх салбар, Налайх, одоо / })
      await nalaikh.click()
      await map.locator("[aria-pressed=true]").waitFor()
      const current = page.locator("main li[aria-current=true]")
      await current.getByRole("heading", { name: "Налайх салбар" }).waitFor()
      await expect
        .poll(() =>
          current.evaluate((item) => item.getBoundingClientRect().top < window.innerHeight && item.getBoundingClientRect().bottom > 0),
        )
        .toBe(true)
      await map.getByRole("button", { name: /^Зайсан салбар/ }).focus()
      await page.keyboard.press("Enter")
      await current.getByRole("heading", { name: "Зайсан салбар" }).waitFor()
      expect(await current.count()).toBe(1)
      await page.getByRole("button", { name: /^Зураг дээр харах.*Дархан салбар$/ }).click()
      await map.getByRole("button", { name: /^Дархан салбар, Дархан-Уул/, pressed: true }).waitFor()
    }))
})
