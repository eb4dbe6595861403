/** Journeys through a new release while tabs of the one before are open. */
import { setTimeout as pause } from "node:timers/promises"
import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { startReleasingShop } from "../support/releasing-shop.ts"
import { isAlive, phone, shopping, withBrowser } from "../support/shopper.ts"

withBrowser()

/** States of the present worker and of one that waits. */
const workers = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return [registration?.active?.state ?? null, registration?.waiting?.state ?? null]
  })

describe("new release", () => {
  // Skipped: the navigation after the take-over still hangs at times; it passed in one of two runs.
  it.skip("takes over once one tab is left, and answers every page meanwhile [B27]", async () => {
    const shop = await startReleasingShop()
    try {
      await shopping(
        { ...phone, serviceWorkers: "allow" },
        async ({ page, open }) => {
          for (let round = 0; round < 3; round += 1) {
            await open("/")
            await expect.poll(() => workers(page)).toEqual(["activated", null])
            shop.release()
            const second = await page.context().newPage()
            await second.goto(`${shop.url}/brands`, { waitUntil: "domcontentloaded" })
            await isAlive(second)
            await expect.poll(() => workers(second)).toEqual(["activated", "installed"])
            await second.close()
            await open("/")
            await pause(4000)
            await open("/products")
            await expect.poll(() => workers(page)).toEqual(["activated", null])
          }
        },
        shop.url,
      )
    } finally {
      await shop.stop()
    }
  })
})
