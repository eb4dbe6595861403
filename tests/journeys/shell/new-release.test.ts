/** Journeys through a new release while tabs of the one before are open. */
import { setTimeout as pause } from "node:timers/promises"
import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { startReleasingShop } from "../support/releasing-shop.ts"
import { isControlled } from "../support/service-worker.ts"
import { isAlive, phone, shopping, withBrowser } from "../support/shopper.ts"

withBrowser()

/** States of the present worker and of one that waits. */
const workers = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return [registration?.active?.state ?? null, registration?.waiting?.state ?? null]
  })

describe("new release", () => {
  it("waits for the last tab to be left, and answers every page meanwhile [B27]", async () => {
    const shop = await startReleasingShop()
    try {
      await shopping(
        { ...phone, serviceWorkers: "allow" },
        async ({ page }) => {
          const opened = async (path: string): Promise<Page> => {
            const tab = await page.context().newPage()
            await tab.goto(shop.url + path, { waitUntil: "domcontentloaded" })
            await isAlive(tab)
            return tab
          }
          for (let round = 0; round < 3; round += 1) {
            const first = await opened("/")
            await isControlled(first)
            await expect.poll(() => workers(first)).toEqual(["activated", null])
            shop.release()
            const second = await opened("/brands")
            await expect.poll(() => workers(second)).toEqual(["activated", "installed"])
            await second.close()
            for (const path of ["/", "/products", "/brands"]) {
              await first.goto(shop.url + path, { waitUntil: "domcontentloaded", timeout: 10_000 })
              await isAlive(first)
              await pause(1000)
            }
            await first.close()
            await pause(1000)
          }
        },
        shop.url,
      )
    } finally {
      await shop.stop()
    }
  })
})
