/** A page is laid out screen by screen, and one that was left stays drawn; a shopper must notice neither. */
import { describe, expect, it } from "vitest"
import { desktop, phone, shopAt, shopping, withBrowser } from "./shopper.ts"

withBrowser()

const shownTiles = "main article:visible"

describe("a page of many products", () => {
  it.each([
    { name: "a phone", device: phone },
    { name: "a desktop", device: desktop },
  ])("is whole on $name once its first screen has been painted", ({ device }) =>
    shopping(device, async ({ page, open }) => {
      await open("/products")
      expect(await page.locator(shownTiles).count()).toBe(40)
      expect(await page.locator("footer").isVisible()).toBe(true)
    }))

  it("is whole where no script runs", () =>
    shopping({ ...desktop, javaScriptEnabled: false }, async ({ page }) => {
      await page.goto(shopAt("/products"))
      expect(await page.locator(shownTiles).count()).toBe(40)
      expect(await page.locator("footer").isVisible()).toBe(true)
    }))

  it("is read on from the same place after it was loaded anew", () =>
    shopping(desktop, async ({ page, open }) => {
      await open("/products")
      await page.evaluate(() => scrollTo(0, 3000))
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000)
      await page.reload()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000)
    }))
})

describe("a product's page that was left for another", () => {
  it("takes the bar at the foot of a phone with it", () =>
    shopping(phone, async ({ page, open }) => {
      const shopsBar = page.getByRole("navigation", { name: "Үндсэн цэс" })
      await open("/products/nooluuran-urt-palito")
      expect(await shopsBar.isVisible()).toBe(false)
      await page.getByRole("navigation", { name: "Зам" }).getByRole("link", { name: "Эмэгтэй", exact: true }).click()
      await page.getByRole("heading", { level: 1, name: "Эмэгтэй" }).waitFor()
      await shopsBar.waitFor()
      expect(await page.getByRole("region", { name: "Худалдан авах товч" }).count()).toBe(0)
    }))
})
