/** Journeys on a phone without a connection: the installed app's start, the account, the cart, and parts without their styles. */
import { describe, expect, it } from "vitest"
import { logInByPassword, logOut } from "../support/log-in.ts"
import { isAlive, phone, shopAt, shopping, withBrowser } from "../support/shopper.ts"
import { besidesLostConnection, isCachedForPerson, isControlled, isStored, phoneWithWorker } from "../support/service-worker.ts"
import { dumplings, putIntoCart } from "../support/steps.ts"

withBrowser()

describe("installed app without a connection", () => {
  it.each([
    ["mn", "/brands"],
    ["en", "/en/brands"],
  ])("starts in %s, though only %s was opened [B27]", (lang, opened) =>
    shopping(phoneWithWorker, async ({ page, open, complaints }) => {
      await open(opened)
      const manifest = (await page.locator('link[rel="manifest"]').getAttribute("href")) ?? ""
      const { start_url: start } = (await (await page.request.get(shopAt(manifest))).json()) as { readonly start_url: string }
      await isStored(page, start)
      await isControlled(page)
      await page.context().setOffline(true)
      await open(start)
      expect([await page.locator("html").getAttribute("lang"), await page.getByRole("heading", { level: 1 }).count()]).toEqual([lang, 1])
      expect(await page.getByRole("heading", { name: /Интернэт холболт алга|You are offline/ }).count()).toBe(0)
      const pictures = page.locator("main img")
      await pictures.first().waitFor({ state: "attached" })
      const isBroken = (picture: HTMLImageElement | SVGElement) =>
        picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth === 0 && picture.dataset["lost"] === undefined
      expect((await Promise.all((await pictures.all()).slice(0, 3).map((picture) => picture.evaluate(isBroken)))).filter(Boolean)).toEqual(
        [],
      )
      expect(await page.locator("main img[data-lost]").count()).toBeGreaterThan(0)
      await page.context().setOffline(false)
      await expect.poll(() => page.locator("main img[data-lost]").count()).toBe(0)
      expect(besidesLostConnection(complaints())).toEqual([])
    }),
  )
})

describe("shopper's account without a connection", () => {
  it("shows the overview and the profile that were seen, and neither after a logout [B27]", () =>
    shopping(phoneWithWorker, async ({ page, open, complaints }) => {
      await open("/login?from=/account")
      await isControlled(page)
      await logInByPassword(page)
      await page.waitForURL(({ pathname }) => pathname === "/account")
      await page.locator('a[href*="/account/orders/R"]').first().waitFor()
      const name = page.getByLabel("Нэр", { exact: true })
      for (const path of ["/account", "/account/profile"]) {
        await open(path)
        await isCachedForPerson(page, "/api/v2/users/profile")
        await isStored(page, path)
      }
      await name.waitFor()
      const known = await name.inputValue()
      await open("/account")
      await isCachedForPerson(page, "/api/v2/orders/mine")

      await page.context().setOffline(true)
      await open("/account")
      await page.locator('a[href*="/account/orders/R"]').first().waitFor()
      await open("/account/profile")
      await name.waitFor()
      expect(await name.inputValue()).toBe(known)
      await logOut(page)
      await page.waitForURL((url) => url.pathname === "/")
      await expect.poll(() => page.evaluate(async () => (await (await caches.open("delguur-personal")).keys()).length)).toBe(0)
      await page.goto(shopAt("/account/profile"), { waitUntil: "domcontentloaded" })
      await isAlive(page)
      expect(await name.count()).toBe(0)
      expect(besidesLostConnection(complaints())).toEqual([])
    }))
})

describe("cart without a connection", () => {
  it("is explained by the banner alone, and refreshed with the connection [B27]", () =>
    shopping(phoneWithWorker, async (shopper) => {
      const { page, open, complaints } = shopper
      await putIntoCart(shopper, dumplings.slug)
      await open("/cart")
      await isStored(page, "/cart")
      await page.getByText("1 бараа").locator("visible=true").first().waitFor()
      await page.context().setOffline(true)
      await open("/cart")
      await page.getByText("1 бараа").locator("visible=true").first().waitFor()
      await page.locator('[data-state="refused"]').waitFor()
      expect(await page.getByRole("alert").filter({ visible: true }).count()).toBe(0)
      expect(await page.getByText("Интернэт холболт").filter({ visible: true }).count()).toBe(1)
      await page.context().setOffline(false)
      await page.locator('[data-state="ready"]').waitFor()
      expect(besidesLostConnection(complaints())).toEqual([])
    }))
})

describe("part whose styles cannot be fetched", () => {
  it("is not shown before they are there, however often it is tried [B27]", () =>
    shopping(phone, async ({ page, open, complaints }) => {
      let tries = 0
      await open("/")
      await page.route("**/assets/categories-*.css", (route) => {
        tries += 1
        return route.abort()
      })
      const links = page.locator("#categories").getByRole("link").or(page.locator("#categories").getByRole("button"))
      await page.getByRole("button", { name: "Ангилал", exact: true }).locator("visible=true").last().click()
      await expect.poll(() => tries).toBeGreaterThan(1)
      expect(await links.count()).toBe(0)
      await page.unroute("**/assets/categories-*.css")
      await links.first().waitFor()
      expect(await page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes("/assets/categories-") === true))).toBe(
        true,
      )
      expect(besidesLostConnection(complaints())).toEqual([])
    }))
})
