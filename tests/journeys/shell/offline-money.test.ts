/** Journeys on a phone through the wallet and the settings without a connection. */
import type { Locator, Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { logInByPassword } from "../support/log-in.ts"
import { isAlive, shopAt, shopping, withBrowser } from "../support/shopper.ts"
import { besidesLostConnection, isCachedForPerson, isControlled, isStored, phoneWithWorker } from "../support/service-worker.ts"

withBrowser()

type Seen = { readonly path: string; readonly calls: ReadonlyArray<string>; readonly shown: (page: Page) => Locator }

const pages: ReadonlyArray<Seen> = [
  {
    path: "/account/wallet",
    calls: ["/api/v2/wallet", "/api/v2/orders/erp_loyalty", "/api/v2/store_credits"],
    shown: (page) => page.getByRole("region", { name: "Нийт үлдэгдэл" }).locator("p").nth(1),
  },
  {
    path: "/account/gift-cards",
    calls: ["/api/v2/gift_cards"],
    shown: (page) => page.locator("main li").filter({ hasText: "GIFT-2025-0007" }),
  },
  { path: "/account/vouchers", calls: ["/api/v2/vouchers"], shown: (page) => page.locator("main li").filter({ hasText: "THANKS5" }) },
  {
    path: "/account/settings",
    calls: ["settings", "addresses", "all_card", "devices", "identities"].map((name) => `/api/v2/users/${name}`),
    shown: (page) => page.locator("#addresses li").first(),
  },
]

const note = (page: Page) => page.getByRole("status").filter({ hasText: "Сүүлд шинэчилсэн:" })

describe("shopper's wallet and settings without a connection", () => {
  it("are shown as they were last seen, with the time and what needs a connection, and go with a logout [B27]", () =>
    shopping(phoneWithWorker, async ({ page, open, complaints }) => {
      await open("/login?from=/account")
      await isControlled(page)
      await logInByPassword(page)
      await page.locator('a[href*="/account/orders/R"]').first().waitFor()
      const known: string[] = []
      for (const { path, calls, shown } of pages) {
        await open(path)
        await shown(page).waitFor()
        for (const call of calls) await isCachedForPerson(page, call)
        await isStored(page, path)
        // Once every response has come: a balance grows with them.
        known.push((await shown(page).textContent()) ?? "")
        expect(await note(page).count()).toBe(0)
      }

      await page.context().setOffline(true)
      for (const [index, { path, shown }] of pages.entries()) {
        await open(path)
        await note(page).getByText("Өөрчлөлт хийхэд интернэт хэрэгтэй.").waitFor()
        await shown(page).waitFor()
        expect([path, await shown(page).textContent()]).toEqual([path, known[index]])
        expect(
          await note(page)
            .getByText(/\d{4}\.\d{2}\.\d{2} \d{2}:\d{2}/)
            .count(),
        ).toBe(1)
        expect(await note(page).getByRole("button").count()).toBe(0)
      }

      await page.context().setOffline(false)
      await note(page).getByRole("button", { name: "Шинэчлэх" }).click()
      await note(page).waitFor({ state: "detached" })
      await isAlive(page)
      await pages[3]!.shown(page).waitFor()

      await page.context().setOffline(true)
      await page.locator("summary").filter({ hasText: "Цэс" }).click()
      await page
        .getByRole("navigation", { name: "Миний булангийн цэс" })
        .getByRole("button", { name: "Гарах" })
        .locator("visible=true")
        .click()
      await page.waitForURL(({ pathname }) => pathname === "/")
      await expect.poll(() => page.evaluate(async () => (await (await caches.open("delguur-personal")).keys()).length)).toBe(0)
      await page.goto(shopAt("/account/wallet"), { waitUntil: "domcontentloaded" })
      await isAlive(page)
      expect(await pages[0]!.shown(page).count()).toBe(0)
      expect(besidesLostConnection(complaints())).toEqual([])
    }))
})
