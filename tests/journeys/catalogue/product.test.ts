/** The page of a product: what it shows, and what it remembers. */
import { describe, expect, it } from "vitest"
import { desktop, phone, shopping, withBrowser } from "../support/shopper.ts"

withBrowser()

describe("product page", () => {
  /** Both have colours. */
  const [first, second] = ["nooluuran-urt-palito", "nooluuran-bogino-palito"]

  it("shows gallery, options, price, stock, specifications and reviews [S6]", () =>
    shopping(desktop, async ({ page, open }) => {
      await open(`/products/${second}`)
      const main = page.getByRole("main")
      await main.getByRole("heading", { level: 1, name: "Ноолууран богино пальто" }).waitFor()
      expect(await main.locator(`img[src*="/pictures/${second}"]`).count()).toBeGreaterThan(0)
      expect(await page.getByRole("radio", { name: "Хүрэн", exact: true }).count()).toBe(1)
      await page.getByRole("radio", { name: /^M(?:\W|$)/ }).check({ force: true })
      expect(await main.locator("[data-stock]").first().innerText()).toMatch(/Бэлэн байгаа$|ширхэг үлдсэн$/)
      expect(
        await main
          .getByText(/[\d,]+₮/)
          .locator("visible=true")
          .first()
          .innerText(),
      ).toMatch(/[1-9][\d,]+₮/)
      await main.getByRole("heading", { level: 2, name: "Үзүүлэлт", exact: true }).waitFor()
      const reviews = main.locator("section").filter({ has: page.getByRole("heading", { level: 2, name: "Сэтгэгдэл" }) })
      await reviews.scrollIntoViewIfNeeded()
      await reviews.locator("article").first().waitFor()
    }))

  it("shows its own choices after another product's page, which keeps its own", () =>
    shopping(desktop, async ({ page, open }) => {
      const colour = (name: string) => page.getByRole("radio", { name, exact: true })
      await open(`/products/${first}`)
      await colour("Хар").check({ force: true })
      await page.locator(`h3 a[href="/products/${second}"]`).first().click()
      await page.waitForURL(new RegExp(`/${second}`))
      for (const name of ["Хүрэн", "Саарал"]) {
        await colour(name).click({ force: true })
        await expect.poll(() => colour(name).isChecked()).toBe(true)
      }
      await page.goBack()
      await page.waitForURL(new RegExp(`/${first}`))
      await expect.poll(() => colour("Хар").isChecked()).toBe(true)
    }))

  it("promises the delivery that home and footer promise, at whole half hours [W9]", () =>
    shopping(phone, async ({ page, open }) => {
      await open("/")
      expect(await page.getByText(/14:00 цагаас өмнө захиалбал ажлын 5 цагийн дотор/u).count()).toBe(2)
      await page.getByText("Ажлын 5 цагийн дотор хүргэнэ", { exact: true }).waitFor()
      await open(`/products/${first}`)
      const promise = await page.getByText(/^Улаанбаатарт .*\d\d:\d\d–\d\d:\d\d хүргэнэ$/u).innerText()
      const [from = 0, to = 0] = [...promise.matchAll(/(?<hour>\d\d):(?<minute>00|30)(?=–| хүргэнэ)/gu)].map(
        ({ groups }) => Number(groups?.["hour"]) + Number(groups?.["minute"]) / 60,
      )
      expect(to - from).toBeGreaterThanOrEqual(2)
    }))

  it("opens at the hash of its address, and links to its reviews", () =>
    shopping(phone, async ({ page, open }) => {
      /** Distance of the first visible match from the top of the window, in pixels. */
      const below = (selector: string) =>
        page
          .locator(selector)
          .locator("visible=true")
          .first()
          .evaluate((found) => found.getBoundingClientRect().top)
      const choices = `a[href="/products/${second}#choices"]`
      await open(`/products/${first}`)
      await page.locator(choices).first().click()
      await page.getByRole("heading", { level: 1, name: "Ноолууран богино пальто" }).waitFor()
      await expect.poll(async () => Math.abs((await below("fieldset")) - 100)).toBeLessThan(100)
      await page.locator("main header a[href^='#reviews']").locator("visible=true").click()
      await expect.poll(async () => Math.abs((await below("h2:text-is('Сэтгэгдэл')")) - 100)).toBeLessThan(100)
    }))
})
