/** Journey at 400 % zoom of a desktop, 320×256 CSS pixels: bars scroll with the page instead of covering it. WCAG 1.4.10. */
import type { Locator, Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { shopping, withBrowser } from "../support/shopper.ts"
import { dumplings, putIntoCart } from "../support/steps.ts"

withBrowser()

/** Part of the window's height, 0–1, that nothing fixed or sticky covers, in the middle of the page. */
const uncovered = (page: Page): Promise<number> =>
  page.evaluate(() => {
    document.documentElement.scrollTop = document.documentElement.scrollHeight / 3
    const height = window.innerHeight
    const covered = new Set<number>()
    for (const element of document.querySelectorAll("body *")) {
      const { position, pointerEvents } = getComputedStyle(element)
      if (
        (position !== "fixed" && position !== "sticky") ||
        pointerEvents === "none" ||
        !element.checkVisibility({ visibilityProperty: true })
      )
        continue
      const { top, bottom, left, right, width } = element.getBoundingClientRect()
      if (width === 0 || right <= 0 || left >= window.innerWidth) continue
      for (let line = Math.max(0, Math.floor(top)); line < Math.min(height, Math.ceil(bottom)); line += 1) covered.add(line)
    }
    return (height - covered.size) / height
  })

/** Scrolls to an element until it rests for ten frames: sections take their real height as they come near. */
const scrollTo = (target: Locator): Promise<void> =>
  target.evaluate(async (element) => {
    let [rested, last] = [0, Number.NaN]
    while (rested < 10) {
      element.scrollIntoView({ block: "nearest", behavior: "instant" })
      await new Promise(requestAnimationFrame)
      const { top } = element.getBoundingClientRect()
      rested = top === last ? rested + 1 : 0
      last = top
    }
  })

describe("the shop at 400 % zoom", () => {
  it("leaves 95 % of the window to the page, whose bar leads to the cart", () =>
    shopping({ viewport: { width: 320, height: 256 }, isMobile: true, hasTouch: true }, async (shopper) => {
      const { page, open } = shopper
      await putIntoCart(shopper, dumplings.slug)
      const parts: Record<string, number> = {}
      for (const path of ["/", "/products", "/products/nooluuran-urt-palito", "/page/delivery", "/lease", "/cart"]) {
        await open(path)
        await page.locator("main").first().waitFor()
        parts[path] = await uncovered(page)
      }
      expect(Object.entries(parts).filter(([, part]) => part < 0.95)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      await open("/")
      // The row comes last, and moves the bar below it.
      await page.getByRole("heading", { name: "Саяхан үзсэн" }).waitFor({ state: "attached" })
      const cart = page.getByRole("navigation", { name: "Үндсэн цэс" }).getByRole("link", { name: "Сагс" })
      await scrollTo(cart)
      await cart.click()
      await page.waitForURL(/\/cart$/u)
    }))
})
