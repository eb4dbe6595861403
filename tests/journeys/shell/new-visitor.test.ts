/** Journeys of a visitor whose device has stored nothing: what a page fetches before it is used, and that nothing is missing then. */
import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { phone, shopping, withBrowser } from "../support/shopper.ts"
import { addButton, addedButton, dumplings, use, visible } from "../support/steps.ts"

withBrowser()

/** Requests that a page has sent, by path. */
const requestsOf = (page: Page): ReadonlyArray<string> => {
  const paths: string[] = []
  page.on("request", (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

describe("page of a new visitor", () => {
  it.each(["/", "/products", `/products/${dumplings.slug}`])(
    "asks the shop for nothing until it is used, and reports its view: %s",
    (path) =>
      shopping(phone, async ({ page, open }) => {
        const requests = requestsOf(page)
        const viewed = page.waitForResponse((response) => response.url().endsWith("/api/v2/page_views"))
        await open(path)
        expect((await viewed).status()).toBe(202)
        await page.waitForLoadState("networkidle")
        expect(requests.filter((path) => path.startsWith("/api/"))).toEqual(["/api/v2/page_views"])
        expect(requests.filter((path) => /\/assets\/(?:preload-schemas|preload-entities|adapters|late-parts)-/.test(path))).toEqual([])
        expect(requests.length).toBeLessThanOrEqual(60)
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

  it("adds to the cart by its first press, which another page then shows", () =>
    shopping(phone, async ({ page, open }) => {
      await open(`/products/${dumplings.slug}`)
      await addButton(page).dispatchEvent("click")
      await addedButton(page).waitFor()
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
      await tile.click()
      await page.getByRole("heading", { level: 1, name: title }).waitFor()
      await use(page)
      await page.waitForResponse((response) => response.url().endsWith("/api/v2/taxons/all"))
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
