/** Wish lists of a shopper, and what a visitor's device remembers and hands over to the account. */
import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { persistedStateKey } from "#adapters/persistence/storage-keys.ts"
import { logInByCode, register, registerAt } from "../support/log-in.ts"
import { phone, shopAt, shopping, withBrowser } from "../support/shopper.ts"
import { button, dumplings } from "../support/steps.ts"

withBrowser()

const link = (page: Page, name: string | RegExp) => page.getByRole("main").getByRole("link", { name }).first()

describe("wish lists", () => {
  it("are created, filled, shared with their description, put into the cart, deleted and put back [S20] [B20] [C6]", () =>
    shopping(phone, async ({ page, open }) => {
      await registerAt({ page, open }, `/products/${dumplings.slug}`)
      await button(page, "Хүсэлд нэмэх").click()
      await button(page, "Хүсэлд нэмсэн").waitFor()
      await open("/account/wishlists")
      await link(page, dumplings.name).waitFor()

      await button(page, "Шинэ жагсаалт үүсгэх").click()
      await page.getByLabel("Жагсаалтын нэр").fill("Шинэ гэр")
      await page.getByLabel("Тайлбар").fill("Нүүх өдөр 12-р сарын 20")
      await page.getByRole("radio", { name: "Бүгдэд харагдана" }).check({ force: true })
      await button(page, "Хадгалах").click()
      const covers = page.getByRole("link", { name: /бараа/ }).filter({ hasText: /харагдана/ })
      await expect.poll(async () => (await covers.allInnerTexts()).map((cover) => cover.split("\n")[0])).toContain("Шинэ гэр")
      expect((await covers.first().innerText()).split("\n")[0]).toBe("Шинэ гэр")

      await covers.nth(1).click()
      await button(page, /^Зөөх/).click()
      await page.getByLabel("Өөр жагсаалт руу зөөх").selectOption({ label: "Шинэ гэр" })
      await page.getByRole("heading", { name: "Хүслийн жагсаалт хоосон байна" }).waitFor()
      await covers.first().click()
      await link(page, dumplings.name).waitFor()
      await button(page, /^Тэмдэглэл/).click()
      await page.getByRole("textbox", { name: /Тэмдэглэл/ }).fill("Хоёр уут")
      await button(page, "Хадгалах").click()
      await page.getByText("Хоёр уут", { exact: true }).waitFor()
      await button(page, "Нэгээр нэмэх").click()
      await expect.poll(() => page.getByLabel("Тоо ширхэг", { exact: true }).first().inputValue()).toBe("2")

      const path = (await page.getByRole("link", { name: /^\/wishlists\// }).getAttribute("href")) ?? ""
      await shopping(phone, async (friend) => {
        await friend.open(path)
        await friend.page.getByText("Нүүх өдөр 12-р сарын 20").waitFor()
        await friend.page.getByText("Хоёр уут").waitFor()
      })

      await button(page, "Жагсаалт устгах").click()
      await page.getByText("«Шинэ гэр» жагсаалтыг устгалаа").waitFor()
      await button(page, "Буцаах").click()
      await expect.poll(async () => (await covers.allInnerTexts()).some((cover) => cover.startsWith("Шинэ гэр"))).toBe(true)
      await page.getByRole("link", { name: /^Шинэ гэр/ }).click()
      await button(page, "Бүгдийг сагсанд нэмэх").click()
      await page.getByRole("heading", { name: "Хүслийн жагсаалт хоосон байна" }).waitFor()
      await open("/cart")
      await link(page, dumplings.name).waitFor()
      expect(await page.getByRole("main").getByLabel("Тоо ширхэг", { exact: true }).first().inputValue()).toBe("2")
    }))
})

describe("what a visitor's device remembers", () => {
  it("is cleared and put back, and comes to the account and to another device at the log-in [S29l] [S29o] [E3]", () =>
    shopping(phone, async ({ page, open }) => {
      await open(`/products/${dumplings.slug}`)
      await button(page, /^Хадгалах/).click()
      await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), persistedStateKey)).toMatch(/"bookmarks":\[\d/)
      await open("/search?q=гутал")
      await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), persistedStateKey)).toMatch(/"recentlyViewed":\["/)
      await open("/saved")
      await button(page, /^Цэвэрлэх.*Саяхан үзсэн$/).click()
      await button(page, /^Цэвэрлэх.*Саяхан үзсэн$/).waitFor({ state: "detached" })
      await button(page, "Буцаах").click()
      await button(page, /^Цэвэрлэх.*Саяхан үзсэн$/).waitFor()
      await page.getByRole("main").getByRole("link", { name: "нэвтэрнэ үү" }).click()
      await page.waitForURL(/\/login/)
      const login = await register(page)
      await page.waitForURL(shopAt("/saved"))
      await page.getByText("Нэвтэрсэн бүх төхөөрөмж дээр тань харагдана").waitFor()
      await shopping(phone, async (other) => {
        await other.open("/login?from=/saved")
        await logInByCode(other.page, login)
        await other.page.waitForURL(shopAt("/saved"))
        await link(other.page, dumplings.name).waitFor()
      })
    }))
})
