/** Input on a slow line: text typed, and buttons pressed, before hydration and before the machines run. */
import { describe, expect, it } from "vitest"
import { addButton, leaveAddedSheet, dumplings } from "../support/steps.ts"
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
      // Presses are held until all of the page is hydrated.
      await expect
        .poll(() => page.evaluate(() => (globalThis as unknown as { readonly earlyPresses?: unknown }).earlyPresses === undefined))
        .toBe(true)
      await page.keyboard.type("birds ")
      start()
      await isAlive(page)
      await page.keyboard.type("sing")
      expect(await text.inputValue()).toBe("early birds sing")
    }),
  )
})

describe("button pressed while a page is still loading", () => {
  it("adds a product to the cart once, however often it is pressed [X1]", () =>
    shopping(phone, async ({ page }) => {
      const hydrate = await keepAsleep(page)
      await page.goto(shopAt(`/products/${dumplings.slug}`), { waitUntil: "commit" })
      const added: string[] = []
      page.on("request", (request) => request.url().endsWith("/orders/populate") && added.push(request.url()))
      await addButton(page).click()
      await addButton(page).click()
      hydrate()
      await leaveAddedSheet(page)
      expect(added).toHaveLength(1)
    }))
})
