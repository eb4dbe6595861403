/** Brands, vendors, badges, look books, and what a product's page offers beside buying. */
import { describe, expect, it } from "vitest"
import { register } from "../support/log-in.ts"
import { desktop, expectOnly, phone, shopAt, shopping, withBrowser } from "../support/shopper.ts"
import { dumplings } from "../support/steps.ts"

withBrowser()

describe("brands", () => {
  it("are found in Latin letters, and their products filtered on their page [S7] [S8]", () =>
    shopping(phone, async ({ page, open, complaints }) => {
      await open("/brands")
      await page.getByRole("searchbox", { name: "Брэнд хайх", exact: true }).fill("nuurlan")
      await page.getByRole("link", { name: "Нуурлан" }).click()
      await page.waitForURL(/\/brand\/nuurlan$/)
      await page.getByRole("heading", { level: 1, name: "Нуурлан" }).waitFor()
      await page.getByRole("navigation", { name: "Нуурлан брэндийн ангилал" }).getByRole("link").first().click()
      await page.waitForURL(/\/brand\/nuurlan\?category=/)
      await page.getByRole("heading", { level: 1, name: "Нуурлан" }).waitFor()
      complaints()
    }))

  it("that are unknown are missing", () =>
    shopping(desktop, async ({ page, open, complaints }) => {
      await open("/brand/no-such-brand")
      await page.getByRole("heading", { level: 1, name: "Ийм брэнд алга байна" }).waitFor()
      expectOnly(complaints(), /404/)
    }))
})

describe("a vendor", () => {
  it("is reached from its product, and shows its brands and products [S31] [E19]", () =>
    shopping(phone, async ({ page, open, complaints }) => {
      await open(`/products/${dumplings.slug}`)
      await page.getByRole("definition").getByRole("link", { name: "Хотонч Хүнс ХХК" }).click()
      await page.waitForURL(/\/vendor\/V08$/)
      await page.getByRole("heading", { level: 1, name: "Хотонч Хүнс ХХК" }).waitFor()
      await page.getByRole("region", { name: "Сэтгэгдэл" }).getByRole("article").first().waitFor()
      await page.getByRole("region", { name: "Шинэ бараа" }).getByRole("article").first().waitFor()
      await page.reload()
      await page.getByRole("heading", { level: 1, name: "Хотонч Хүнс ХХК" }).waitFor()
      await page.getByRole("link", { name: "Борлуулагчид" }).click()
      await page.waitForURL(/\/vendors$/)
      await page.getByRole("link", { name: "Нуурлан Ноолуур ХХК" }).click()
      await page.getByRole("navigation", { name: "Борлуулдаг брэнд" }).getByRole("link", { name: "Нуурлан" }).click()
      await page.waitForURL(/\/brand\/nuurlan$/)
      complaints()
    }))

  it("is not reviewed by who has received nothing from it [C16]", () =>
    shopping(phone, async ({ page, open }) => {
      await open("/vendor/V08")
      await page.getByRole("link", { name: "Сэтгэгдэл бичих" }).click()
      await page.waitForURL(/login/)
      await register(page)
      await page.waitForURL(/account\/vendor-reviews\/V08/)
      await page.getByRole("heading", { name: "Борлуулагчийг зөвхөн худалдан авагч үнэлнэ" }).waitFor()
      await page.getByRole("link", { name: "Борлуулагч руу буцах" }).click()
      await page.waitForURL(/\/vendor\/V08$/)
    }))
})

describe("a badge", () => {
  it("links from its product to the others that have it [E17]", () =>
    shopping(phone, async ({ page, open, complaints }) => {
      await open("/products/temeenii-nooson-khunjil")
      await page.getByRole("list", { name: "Тэмдэглэгээ" }).getByRole("link", { name: "Бэлэгтэй" }).click()
      await page.waitForURL(/\/badge\/gift$/)
      await page.getByRole("heading", { level: 1, name: "Бэлэгтэй" }).waitFor()
      await page.getByRole("article").filter({ hasText: "Шаазан данх" }).waitFor()
      complaints()
    }))
})

describe("a look book", () => {
  it("links from its picture to a product, which links back to it [E12]", () =>
    shopping(phone, async ({ page, open, complaints }) => {
      await open("/look-books")
      await page.getByRole("link", { name: "Цайны ширээ" }).click()
      await page.waitForURL(/\/look-books\/\d+$/)
      await page.getByRole("figure").getByRole("link", { name: "Шаазан данх" }).click()
      await page.waitForURL(/\/products\/shaazan-dankh$/)
      await page.getByRole("region", { name: "Хамтад нь үзвэл" }).getByRole("link", { name: "Цайны ширээ", exact: true }).click()
      await page.waitForURL(/\/look-books\/\d+$/)
      await page.getByRole("heading", { level: 1, name: "Цайны ширээ" }).waitFor()
      complaints()
    }))
})

describe("a product", () => {
  it("is shared by the phone's own sheet, and by copying its address where there is none", () =>
    shopping({ ...phone, permissions: ["clipboard-read", "clipboard-write"] }, async ({ page, open, complaints }) => {
      await page.addInitScript(() => {
        const share = (data: ShareData) => {
          document.documentElement.dataset["shared"] = JSON.stringify(data)
          return Promise.resolve()
        }
        Object.defineProperty(navigator, "share", { value: share, configurable: true })
      })
      await open("/products/zugiin-bal-500-g?from=list")
      await page.getByRole("button", { name: "Хуваалцах" }).click()
      await page.locator("html[data-shared]").waitFor({ state: "attached" })
      const url = shopAt("/products/zugiin-bal-500-g?from=list")
      expect(JSON.parse((await page.locator("html").getAttribute("data-shared")) ?? "")).toEqual({ title: "Зөгийн бал, 500 г", url })
      await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined, configurable: true }))
      await page.getByRole("button", { name: "Хуваалцах" }).click()
      await page.getByText("Холбоосыг хууллаа").waitFor()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
      complaints()
    }))
})

describe("a question about a product", () => {
  it("begins with its name on the contact page", () =>
    shopping(phone, async ({ page, open, complaints }) => {
      await open("/products/zugiin-bal-500-g")
      await page.getByRole("link", { name: "Барааны талаар асуух" }).click()
      await page.waitForURL(/\/contact\?about=/)
      await expect.poll(() => page.locator("#contact-text").inputValue()).toContain("Зөгийн бал, 500 г")
      complaints()
    }))
})

describe("food", () => {
  it("shows its price by the kilogram and its nutrition [C9] [E1a]", () =>
    shopping(phone, async ({ page, open, complaints }) => {
      await open("/products/zugiin-bal-500-g")
      await page.getByText("1 кг нь 59,800₮").first().waitFor()
      await page.getByRole("region", { name: "Шим тэжээл" }).getByRole("row", { name: "Илчлэг 304 ккал" }).waitFor()
      complaints()
    }))
})
