/** Wishes, comparison and saved products of shoppers and visitors. */
import type { Request } from "playwright-core"
import { describe, expect, it } from "vitest"
import { persistedStateKey } from "#adapters/persistence/storage-keys.ts"
import { logInAt, register } from "../support/log-in.ts"
import { desktop, isAlive, phone, shopAt, shopping, withBrowser } from "../support/shopper.ts"
import { dumplings, putIntoCart, use } from "../support/steps.ts"

withBrowser()

describe("wishes", () => {
  it("of a visitor are added after the login, and agree in two tabs [B18] [P2]", () =>
    shopping(phone, async ({ page, open }) => {
      await open(`/products/${dumplings.slug}`)
      await page.getByRole("button", { name: "Хүсэлд нэмэх" }).click()
      await page.waitForURL(/login/)
      await register(page)
      await page.waitForURL(new RegExp(dumplings.slug))
      const heart = page.getByRole("button", { name: "Хүсэлд нэмсэн" })
      await heart.waitFor()
      await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("true")
      const other = await page.context().newPage()
      await other.goto(shopAt("/account/wishlists"))
      await isAlive(other)
      await other.getByRole("link", { name: dumplings.name }).waitFor()
      await other.getByRole("button", { name: /^Хасах/ }).click()
      await page.getByRole("button", { name: "Хүсэлд нэмэх" }).waitFor()
    }))

  it("pressed eleven times fast make one call [B18]", () =>
    shopping(desktop, async ({ page, open }) => {
      await logInAt({ page, open }, "/products")
      const heart = page
        .getByRole("main")
        .getByRole("button", { name: /Хүслийн жагсаалт(?:ад нэмэх|аас хасах)/ })
        .first()
      await heart.waitFor()
      const isWishCall = (request: Request): boolean => request.url().endsWith("_id")
      const calls: string[] = []
      page.on("request", (request) => isWishCall(request) && calls.push(request.url()))
      const answered = page.waitForResponse((response) => isWishCall(response.request()))
      // In the page: on a busy machine eleven clicks from outside take longer than the pause after which a change is sent.
      await heart.evaluate((button: HTMLElement) => {
        for (let press = 0; press < 11; press += 1) button.click()
      })
      await answered
      expect(calls).toHaveLength(1)
      // The list of the demo shopper is as before for other tests.
      const restored = page.waitForResponse((response) => isWishCall(response.request()))
      await heart.click()
      await restored
    }))

  it("are shared by a link that visitors open, and a private list has no page for them [S11] [S20]", () =>
    shopping(desktop, async ({ page, open, complaints }) => {
      await logInAt({ page, open }, "/account/wishlists")
      await page
        .getByRole("heading", { level: 2, name: "Аавын 60 насны ой" })
        .or(page.getByRole("heading", { level: 2, name: "Өвлийн хувцас" }))
        .first()
        .waitFor()
      await page.getByRole("link", { name: /Аавын 60 насны ой/ }).click()
      const link = page.getByRole("link", { name: /^\/wishlists\// })
      const path = (await link.getAttribute("href")) ?? ""
      const privatePath = await page.getByRole("link", { name: /Өвлийн хувцас/ }).getAttribute("href")
      await shopping(phone, async (visitor) => {
        await visitor.open(path)
        await visitor.page.getByRole("heading", { level: 1, name: "Аавын 60 насны ой" }).waitFor()
        expect(await visitor.page.locator('meta[property="og:title"]').getAttribute("content")).toContain("Аавын 60 насны ой")
        expect(await visitor.page.locator('meta[property="og:image"]').getAttribute("content")).toContain("/pictures/")
        const answer = await visitor.page.goto(shopAt((privatePath ?? "").replace("/account", "")))
        expect(answer?.status()).toBe(404)
        visitor.complaints()
      })
      complaints()
    }))
})

describe("saved products", () => {
  it("stay on the device, are cleared and put back [S29o]", () =>
    shopping(phone, async ({ page, open }) => {
      await open(`/products/${dumplings.slug}`)
      await page.getByRole("button", { name: /^Хадгалах/ }).click()
      await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), persistedStateKey)).toMatch(/"bookmarks":\[\d/)
      await open("/saved")
      await page.getByRole("link", { name: dumplings.name }).first().waitFor()
      await page.getByRole("button", { name: /^Цэвэрлэх.*Хадгалсан$/ }).click()
      await page.getByRole("heading", { name: "Хадгалсан бараа алга байна" }).waitFor()
      await page.getByRole("button", { name: "Буцаах" }).click()
      await page.getByRole("link", { name: dumplings.name }).first().waitFor()
    }))
})

/** Nobody else buys them here, so that the same goes with them in every run. */
const bananas = { slug: "gadil-1-kg", name: "Гадил, 1 кг" }

describe("products bought together", () => {
  it("are chosen on the product's page and come into the cart by one press [B15]", () =>
    shopping(phone, async ({ page, open, complaints }) => {
      await open(`/products/${dumplings.slug}`)
      await use(page)
      const offer = page.getByRole("region", { name: "Хамт авахад тохирох бараа" })
      await offer.waitFor()
      for (const option of await offer.getByRole("combobox").all()) await option.selectOption({ index: 1 })
      const titles = await offer.getByRole("heading", { level: 3 }).allInnerTexts()
      expect(titles.length).toBeGreaterThan(1)
      await offer.getByRole("button", { name: "Сонгосныг сагсанд нэмэх" }).click()
      await offer.getByRole("link", { name: "Сагс руу очих" }).click()
      for (const title of titles) await page.getByRole("main").getByRole("link", { name: title }).first().waitFor()
      complaints()
    }))

  it("are offered below the lines of the cart, added without what was unticked, and replaced by companions of theirs [B15] [S13]", () =>
    shopping(phone, async (shopper) => {
      const { page, open, complaints } = shopper
      await open("/cart")
      await page.getByRole("heading", { name: "Таны сагс хоосон байна" }).waitFor()
      const offer = page.getByRole("region", { name: "Хамт авахад тохирох бараа" })
      expect(await offer.count()).toBe(0)
      await putIntoCart(shopper, bananas.slug)
      await open("/cart")
      await offer.getByText(`«${bananas.name}» бараатай хамт авахад тохирно`).waitFor()
      const offered = await offer.getByRole("heading", { level: 3 }).allInnerTexts()
      expect(offered.length).toBeGreaterThan(1)
      expect(offered).not.toContain(bananas.name)
      const [leftOut = "", ...taken] = offered
      await offer.getByRole("checkbox", { name: new RegExp(`: ${leftOut}$`) }).uncheck()
      for (const option of await offer.getByRole("combobox").all()) await option.selectOption({ index: 1 })
      await offer.getByRole("button", { name: "Сонгосныг сагсанд нэмэх" }).click()
      const lines = page.getByRole("main").getByRole("heading", { level: 2 })
      for (const title of taken) await lines.getByRole("link", { name: title, exact: true }).waitFor()
      expect(await lines.getByRole("link", { name: leftOut, exact: true }).count()).toBe(0)
      // Nothing of what was offered is offered again.
      await expect
        .poll(() =>
          offer
            .getByRole("heading", { level: 3 })
            .allInnerTexts()
            .then((now) => now.filter((title) => offered.includes(title))),
        )
        .toEqual([])
      await page.getByText("Багцыг сагсанд нэмлээ").waitFor()
      complaints()
    }))
})
