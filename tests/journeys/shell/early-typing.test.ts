/** Typing on a slow line: text typed before hydration, and before the machines run, is kept whole. */
import { describe, expect, it } from "vitest"
import { isAlive, keepAsleep, phone, shopAt, shopping, withBrowser } from "../support/shopper.ts"

withBrowser()

describe("text typed while a page is still loading", () => {
  it.each([
    { path: "/login", field: "#login" },
    { path: "/contact", field: "#contact-text" },
    { path: "/", field: "input[type=search]" },
  ])("is kept whole on $path", ({ path, field }) =>
    shopping(phone, async ({ page }) => {
      const hydrate = await keepAsleep(page)
      let start = () => undefined as void
      const started = new Promise<void>((resolve) => (start = resolve))
      await page.route("**/assets/start-machines*.js", async (route) => {
        await started
        await route.fallback()
      })
      await page.goto(shopAt(path), { waitUntil: "commit" })
      const text = page.locator(field).first()
      await text.click()
      await page.keyboard.type("early ")
      hydrate()
      // React marks the fields that it has hydrated.
      await expect.poll(() => text.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps")))).toBe(true)
      await page.keyboard.type("birds ")
      start()
      await isAlive(page)
      await page.keyboard.type("sing")
      expect(await text.inputValue()).toBe("early birds sing")
    }),
  )
})
