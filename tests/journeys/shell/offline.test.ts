/** Journeys on a phone without a connection. */
import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { logInAt, logOut } from "../support/log-in.ts"
import { expectOnly, isAlive, phone, shopAt, shopping, withBrowser, type Shopper } from "../support/shopper.ts"
import { besidesLostConnection, isCachedForPerson, isControlled, isStored, phoneWithWorker } from "../support/service-worker.ts"
import { addButton, dumplings, putIntoCart } from "../support/steps.ts"

withBrowser()

const personalEntries = (page: Page) => page.evaluate(async () => (await (await caches.open("delguur-personal")).keys()).length)

/** Logs the demo shopper in and waits for the orders. */
const openOrders = async ({ page, open }: Shopper) => {
  await logInAt({ page, open }, "/account/orders")
  const orders = page.locator('a[href*="/account/orders/R"]')
  await orders.first().waitFor()
  await isControlled(page)
  return orders
}

/** Changes of the cart that the device has stored. */
const storedChanges = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("delguur.cart.changes.")).length)

const waits = (page: Page) => page.getByText("Сагсны өөрчлөлт холболт сэргэмэгц илгээгдэнэ.")

const offlineTitle = (page: Page) => page.getByRole("heading", { name: "Интернэт холболт алга" })

describe("shopper without a connection", () => {
  it("reads pages that were seen, gets a message for others, and sees them once the connection is back", () =>
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
      expect(besidesLostConnection(complaints())).toEqual([])
    }))

  it("opens the search and the categories of a page that was seen, and adds what was seen to the cart [B27]", () =>
    shopping(phoneWithWorker, async ({ page, open, complaints }) => {
      const seen = `/products/${dumplings.slug}`
      await open(seen)
      await isStored(page, seen)
      await open("/")
      await isStored(page, "/")

      await page.context().setOffline(true)
      await page.getByRole("button", { name: "Ангилал", exact: true }).locator("visible=true").last().click()
      await page.locator("#categories").getByRole("link").or(page.locator("#categories").getByRole("button")).first().waitFor()
      await page.keyboard.press("Escape")
      await page.getByRole("combobox").focus()
      await page.getByRole("button", { name: "Хайлт хаах" }).click()
      await open(seen)
      await addButton(page).click()
      await page.getByText("Сагсанд нэмлээ. Дэлгүүртэй холбогдмогц илгээнэ.").waitFor()
      expect(await page.getByText("Сайт шинэчлэгдлээ").count()).toBe(0)
      expect(besidesLostConnection(complaints())).toEqual([])
    }))

  it("stays on its page where a part was never stored, and names what that needs [B27]", () =>
    shopping(phone, async ({ page, open, complaints }) => {
      await open("/")
      await page.route("**/assets/categories-*", (route) => route.abort())
      await page.getByRole("button", { name: "Ангилал", exact: true }).locator("visible=true").last().click()
      await page.getByText("Энэ хэсгийг ачаалж чадсангүй. Дэлгүүртэй холбогдмогц харагдана.").waitFor()
      expect(await page.getByText("Сайт шинэчлэгдлээ").count()).toBe(0)
      await page.unroute("**/assets/categories-*")
      await page.locator("#categories").getByRole("link").or(page.locator("#categories").getByRole("button")).first().waitFor()
      expectOnly(complaints(), /ERR_FAILED/)
    }))

  it("leaves the account at once by a logout, with what it stored [B27]", () =>
    shopping(phoneWithWorker, async (shopper) => {
      const { page, open, complaints } = shopper
      const orders = await openOrders(shopper)
      await open("/account/orders")
      await isCachedForPerson(page, "/api/v2/orders/mine")
      await isStored(page, "/account/orders")

      await page.context().setOffline(true)
      await logOut(page)
      await page.waitForURL((url) => url.pathname === "/")
      await orders.first().waitFor({ state: "detached", timeout: 5000 })
      await expect.poll(() => personalEntries(page)).toBe(0)
      await expect
        .poll(() =>
          page.evaluate(
            async () => (await (await caches.open("delguur-documents")).keys()).filter(({ url }) => url.includes("/account")).length,
          ),
        )
        .toBe(0)
      const revoked = page.waitForResponse((answer) => answer.url().endsWith("/oauth/revoke") && answer.ok())
      await page.context().setOffline(false)
      await revoked
      expect(besidesLostConnection(complaints())).toEqual([])
    }))

  it("changes the cart in two tabs, loses nothing by a reload, and has it sent once the connection is back", () =>
    shopping(phoneWithWorker, async (shopper) => {
      const { page, open, complaints } = shopper
      await putIntoCart(shopper, dumplings.slug)
      await isStored(page, `/products/${dumplings.slug}`)
      await open("/cart")
      await isStored(page, "/cart")
      const more = page.getByRole("button", { name: "Нэгээр нэмэх" }).first()
      await more.waitFor()
      const second = await page.context().newPage()
      await second.goto(shopAt("/products/undug-10-shirkheg"), { waitUntil: "domcontentloaded" })
      await isAlive(second)

      await page.context().setOffline(true)
      await more.click()
      await waits(page).waitFor()
      await addButton(second).click()
      await expect.poll(() => storedChanges(second)).toBe(2)
      await page.reload({ waitUntil: "domcontentloaded" })
      await isAlive(page)
      await waits(page).waitFor()

      await page.context().setOffline(false)
      await waits(page).waitFor({ state: "detached" })
      await expect.poll(() => storedChanges(page)).toBe(0)
      await open("/cart")
      await page.getByText("2 төрлийн 3 бараа").waitFor()
      await second.close()
      expect(besidesLostConnection(complaints())).toEqual([])
    }))

  it("reads orders, wishes and tickets that were seen, whose stored responses a logout deletes", () =>
    shopping(phoneWithWorker, async (shopper) => {
      const { page, open, complaints } = shopper
      const orders = await openOrders(shopper)
      // The worker knows the person from the first page that it controls.
      await open("/account/orders")
      await orders.first().waitFor()
      await isCachedForPerson(page, "/api/v2/orders/mine")
      const address = (await orders.first().getAttribute("href")) ?? ""
      const number = /R\d+/.exec(address)?.[0] ?? ""
      for (const [path, call] of [
        [address, `/api/v2/orders/${number}`],
        ["/account/wishlists", "/api/v2/wishlists"],
        ["/account/tickets", "/api/v2/tickets"],
      ] as const) {
        await open(path)
        await isCachedForPerson(page, call)
        await isStored(page, path)
      }

      await page.context().setOffline(true)
      await open("/account/orders")
      await orders.first().waitFor()
      await open(address)
      await page.getByText(number).first().waitFor()
      await open("/account/wishlists")
      await page
        .getByRole("main")
        .getByRole("link", { name: /^Өвлийн хувцас/ })
        .waitFor()
      await open("/account/tickets")
      await page.getByRole("heading", { name: "«Талын аялгуу» өвлийн тоглолт" }).waitFor()

      await page.context().setOffline(false)
      await open("/account/orders")
      await logOut(page)
      await expect.poll(() => personalEntries(page)).toBe(0)
      expect(besidesLostConnection(complaints())).toEqual([])
    }))
})
