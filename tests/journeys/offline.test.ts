/** Journeys on a phone without a connection. */
import type { BrowserContextOptions, Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { isAlive, phone, shopAt, shopping, withBrowser } from "./shopper.ts"
import { dumplings } from "./steps.ts"

withBrowser()

const phoneWithWorker: BrowserContextOptions = { ...phone, serviceWorkers: "allow" }

/** Waits until the service worker has stored a page. */
const isStored = (page: Page, path: string) =>
  expect.poll(() => page.evaluate(async (address) => (await (await caches.open("delguur-documents")).match(address)) !== undefined, shopAt(path))).toBe(true)

const offlineTitle = (page: Page) => page.getByRole("heading", { name: "Интернэт холболт алга" })

describe("shopper without a connection", () => {
  it("reads pages that were seen, is told of others, and sees them once the connection is back", () =>
    shopping(phoneWithWorker, async ({ page, open, complaints }) => {
      const seen = `/products/${dumplings.slug}`
      await open(seen)
      await isStored(page, seen)
      await page.getByRole("link", { name: "Нүүр", exact: true }).locator("visible=true").first().click()
      await isStored(page, "/")

      await page.context().setOffline(true)
      await open(seen)
      await page.getByRole("heading", { name: dumplings.name }).first().waitFor()
      await open("/")
      await page.goto(shopAt("/lease"), { waitUntil: "domcontentloaded" })
      await offlineTitle(page).waitFor()
      await isAlive(page)
      expect(await page.getByRole("link", { name: "Сагс" }).count()).toBeGreaterThan(0)
      await page.goto(shopAt("/en/lease"), { waitUntil: "domcontentloaded" })
      await page.getByRole("heading", { name: "You are offline" }).waitFor()
      await isAlive(page)

      await page.context().setOffline(false)
      await page.getByRole("heading", { name: "You are offline" }).waitFor({ state: "detached" })
      await page.getByRole("heading", { level: 1 }).waitFor()
      expect(new URL(page.url()).pathname).toBe("/en/lease")
      // Browsers log every request that has no connection.
      expect(complaints().filter((said) => !/ERR_INTERNET_DISCONNECTED|Failed to (?:fetch|load)|503/.test(said))).toEqual([])
    }))
})
