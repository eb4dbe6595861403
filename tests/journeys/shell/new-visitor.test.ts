/** Journeys of a visitor whose device has stored nothing: what a page fetches before it is used, and that nothing is missing then. */
import type { Page } from "playwright-core"
import path from "node:path"
import { describe, expect, it } from "vitest"
import { weighScripts } from "#app/build/size-budget.ts"
import budget from "#app/build/size-budget.json" with { type: "json" }
import { phone, shopping, withBrowser } from "../support/shopper.ts"
import { addButton, leaveAddedSheet, dumplings, use, visible } from "../support/steps.ts"

withBrowser()

const built = path.resolve(import.meta.dirname, "../../../dist/client")

/** Requests that a page has sent, by path. */
const requestsOf = (page: Page): ReadonlyArray<string> => {
  const paths: string[] = []
  page.on("request", (request) => {
    const { protocol, pathname } = new URL(request.url())
    if (protocol !== "data:") paths.push(pathname)
  })
  return paths
}

describe("page of a new visitor", () => {
  it.each([
    { path: "/", most: budget.visit.home },
    { path: "/products", most: budget.visit.listing },
    // No other journey reviews it: pictures of reviews are requests too.
    { path: "/products/ners-500-g", most: budget.visit.product },
  ])(
    "asks the shop for nothing until it is used, reports its view and stays within the budget of a visit: $path",
    ({ path: address, most }) =>
      shopping(phone, async ({ page, open }) => {
        const requests = requestsOf(page)
        const viewed = page.waitForResponse((response) => response.url().endsWith("/api/v2/page_views"))
        await open(address)
        expect((await viewed).status()).toBe(202)
        await page.waitForLoadState("networkidle")
        expect(requests.filter((path) => path.startsWith("/api/"))).toEqual(["/api/v2/page_views"])
        expect(requests.filter((path) => /\/assets\/(?:preload-schemas|preload-entities|adapters|late-parts)-/.test(path))).toEqual([])
        expect(requests.length).toBeLessThanOrEqual(most.requests)
        expect(await weighScripts(new Set(requests.filter((path) => path.endsWith(".js"))), built)).toBeLessThanOrEqual(most.scripts)
      }),
  )

  it("offers the companions of a product once it is scrolled [B15]", () =>
    shopping(phone, async ({ page, open }) => {
      await open(`/products/${dumplings.slug}`)
      const companions = page.waitForResponse((response) => response.url().includes("/api/v2/compatibility_build/"))
      await page.evaluate(() => window.scrollBy(0, 400))
      expect((await companions).ok()).toBe(true)
    }))

  it("has all categories and the newsletter form once it is scrolled [C4]", () =>
    shopping(phone, async ({ page, open }) => {
      await open("/")
      await page.waitForLoadState("networkidle")
      const taxons = page.waitForResponse((response) => response.url().endsWith("/api/v2/taxons/all"))
      await page.evaluate(() => window.scrollBy(0, 400))
      await taxons
      await page.getByRole("contentinfo").getByRole("textbox").waitFor()
    }))

  it("shows the pictures of the categories beyond a phone's edge once their row is touched", () =>
    shopping(phone, async ({ page, open }) => {
      await open("/")
      const pictures = page.locator("main nav li img")
      const shown = () => pictures.evaluateAll((all) => all.filter((picture) => picture.checkVisibility()).length)
      const count = await pictures.count()
      expect(await shown()).toBe(8)
      expect(count).toBeGreaterThan(8)
      const row = page.locator("main nav ul").first()
      await row.scrollIntoViewIfNeeded()
      const { x, y } = await row.evaluate((element) => element.getBoundingClientRect())
      // Between its edge and the first category.
      await page.touchscreen.tap(x + 4, y + 20)
      await expect.poll(shown).toBe(count)
    }))

  it("adds to the cart by its first press, which another page then shows", () =>
    shopping(phone, async ({ page, open }) => {
      await open(`/products/${dumplings.slug}`)
      await addButton(page).dispatchEvent("click")
      await leaveAddedSheet(page)
      await open("/cart")
      await visible(page.getByRole("link", { name: dumplings.name })).waitFor()
    }))

  it("requests the adapters together, and all files of a touched product, before the first of them has come", () =>
    shopping(phone, async ({ page, open }) => {
      await open("/products")
      const [adapters, controller] = [page.waitForRequest(/\/assets\/adapters-/), page.waitForRequest(/\/assets\/product-controller-/)]
      await page.route(/\/assets\/preload-schemas-/, async (route) => {
        await adapters
        await route.continue()
      })
      await page.route(/\/assets\/product-[\w-]{8}\.(?:js|css)/, async (route) => {
        await controller
        await route.continue()
      })
      const tile = page.locator("main article h2 a").nth(3)
      const title = await tile.innerText()
      // Awaited from now on: the press is a use of the page already.
      const categories = page.waitForResponse((response) => response.url().endsWith("/api/v2/taxons/all"))
      await tile.click()
      await page.getByRole("heading", { level: 1, name: title }).waitFor()
      await use(page)
      await categories
    }))

  it("follows a cart that another tab begins", () =>
    shopping(phone, async ({ page, open }) => {
      await open("/cart")
      const other = await page.context().newPage()
      await other.goto(page.url().replace("/cart", `/products/${dumplings.slug}`))
      await addButton(other).click()
      await visible(page.getByRole("link", { name: dumplings.name })).waitFor()
      await other.close()
    }))
})
