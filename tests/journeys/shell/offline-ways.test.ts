/** Journeys through links, search and cart in the first minutes without a connection. */
import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { isAlive, shopping, withBrowser } from "../support/shopper.ts"
import { besidesLostConnection, isStored, phoneWithWorker } from "../support/service-worker.ts"
import { addButton, dumplings } from "../support/steps.ts"

withBrowser()

const seen = `/products/${dumplings.slug}`

const tab = (page: Page, name: string) => page.getByRole("link", { name, exact: true }).locator("visible=true").last()

const unreachable = (page: Page) => page.getByText("Дэлгүүртэй холбогдож чадсангүй").filter({ visible: true })

describe("shopper in the first minutes without a connection", () => {
  it("follows links to pages that were seen, and navigates back [B27]", () =>
    shopping(phoneWithWorker, async ({ page, open, complaints }) => {
      for (const path of ["/", "/brands", seen]) {
        await open(path)
        await isStored(page, path)
      }
      await page.context().setOffline(true)
      await open(seen)
      await tab(page, "Нүүр").click()
      await page.waitForURL((url) => url.pathname === "/")
      await page.getByRole("heading", { name: "Ангиллаар үзэх" }).or(page.locator("main h1")).first().waitFor()
      await isAlive(page)
      expect(await unreachable(page).count()).toBe(0)
      await page.goBack()
      await page.getByRole("heading", { level: 1, name: dumplings.name }).waitFor()
      expect(await unreachable(page).count()).toBe(0)
      expect(besidesLostConnection(complaints())).toEqual([])
    }))

  it("reads that suggestions need a connection, not that there are none [S9]", () =>
    shopping(phoneWithWorker, async ({ page, open, complaints }) => {
      await open("/")
      await isStored(page, "/")
      await page.getByRole("combobox").focus()
      await page.getByRole("button", { name: "Хайлт хаах" }).click()
      await page.context().setOffline(true)
      await page.getByRole("combobox").fill("сүү")
      await page.locator("b", { hasText: "Хайлтад интернэт холболт хэрэгтэй" }).waitFor()
      expect(await page.getByText("санал олдсонгүй").count()).toBe(0)
      expect(besidesLostConnection(complaints())).toEqual([])
    }))

  it("sees in a cart that was never opened what waits, takes some of it out, and finds the rest in it once the connection is back [B2] [B27]", () =>
    shopping(phoneWithWorker, async ({ page, open, complaints }) => {
      const eggs = { slug: "undug-10-shirkheg", name: "Өндөг, 10 ширхэг" }
      for (const path of [seen, `/products/${eggs.slug}`]) {
        await open(path)
        await isStored(page, path)
      }
      await isStored(page, "/cart")
      await page.context().setOffline(true)
      for (const path of [seen, `/products/${eggs.slug}`]) {
        await open(path)
        await addButton(page).click()
        await page.getByText("Сагсанд нэмлээ. Дэлгүүртэй холбогдмогц илгээнэ.").waitFor()
      }
      await open("/cart")
      const waiting = page
        .getByRole("region", { name: "Холболт хүлээж буй бараа" })
        .or(page.locator("section").filter({ has: page.getByRole("heading", { name: "Холболт хүлээж буй бараа" }) }))
      await waiting.getByText(dumplings.name).waitFor()
      await page.getByRole("button", { name: `Хасах: ${eggs.name}` }).click()
      await expect.poll(() => waiting.getByRole("listitem").count()).toBe(1)
      await page.reload({ waitUntil: "domcontentloaded" })
      await isAlive(page)
      await waiting.getByText(dumplings.name).waitFor()

      await page.context().setOffline(false)
      await page.getByText("1 бараа").locator("visible=true").first().waitFor()
      await expect.poll(() => waiting.count()).toBe(0)
      expect(besidesLostConnection(complaints())).toEqual([])
    }))
})
