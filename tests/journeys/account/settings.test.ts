/** What follows a shopper from device to device: settings, sessions and own data. */
import { text } from "node:stream/consumers"
import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { accessTokenKey } from "#adapters/persistence/access-token.ts"
import { codeSentTo, isAlive, phone, shopAt, shopping, withBrowser } from "../support/shopper.ts"
import { logInByCode, logInByPassword, newLogin, proveByCode, register } from "../support/steps.ts"

withBrowser()

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).locator("visible=true").first()

/** Settings of the account as the shop has them. */
const savedSettings = (page: Page) =>
  page.evaluate(async (key) => {
    const answer = await fetch("/api/v2/users/settings", { headers: { authorization: `Bearer ${localStorage.getItem(key) ?? ""}` } })
    return (await answer.json()) as { readonly theme: string | null; readonly locale: string | null }
  }, accessTokenKey)

describe("the settings", () => {
  it("apply theme and language on another device at the login, which is logged out from here [S29k]", () =>
    shopping(phone, async ({ page, open }) => {
      await open("/login?from=/account/settings")
      const login = await register(page)
      await page.waitForURL(shopAt("/account/settings"))
      // The footer has such buttons too, for the device alone.
      await page.getByRole("main").getByRole("button", { name: "Бараан" }).click()
      await page.locator('html[data-theme="dark"]').waitFor()
      await page.getByRole("main").getByRole("link", { name: "English" }).click()
      await page.waitForURL(shopAt("/en/account/settings"))
      await expect.poll(() => savedSettings(page)).toMatchObject({ theme: "dark", locale: "en" })
      await shopping(phone, async (other) => {
        await other.open("/login?from=/account/wishlists")
        await logInByCode(other.page, login)
        await other.page.waitForURL(shopAt("/account/wishlists"))
        await other.page.locator('html[data-theme="dark"]').waitFor()
        await other.page.getByRole("link", { name: "View in English" }).waitFor()
        await open("/account/settings")
        await button(page, /^Гаргах: /).click()
        await button(page, /^Гаргах: /).waitFor({ state: "detached" })
        await other.page.goto(shopAt("/account/wishlists"))
        await other.page.waitForURL(/\/login\?/)
        other.complaints()
      })
    }))

  it("fit the width of the smallest phones", () =>
    shopping({ ...phone, viewport: { width: 320, height: 640 } }, async ({ page, open }) => {
      await open("/login?from=/account/settings")
      await logInByPassword(page)
      await page.getByRole("table").waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    }))

  it("give a file of all that the shop knows, and name open orders and money before an account is deleted [S29k]", () =>
    shopping(phone, async ({ page, open }) => {
      await open("/login?from=/account/settings")
      await logInByPassword(page)
      await page.waitForURL(shopAt("/account/settings"))
      const [file] = await Promise.all([page.waitForEvent("download"), button(page, "Файл татах").click()])
      const known = JSON.parse(await text(await file.createReadStream())) as Readonly<Record<string, ReadonlyArray<object>>>
      expect(known["users"]).toMatchObject([{ email: "demo@example.mn" }])
      expect(known["orders"]?.length).toBeGreaterThan(0)
      expect(JSON.stringify(known)).not.toMatch(/_hash"|argon2/)
      await button(page, "Бүртгэлээ устгах").click()
      await page.getByText("Эдгээр захиалга дууссаны дараа бүртгэлээ устгах боломжтой:").waitFor()
      await page.getByText(/^Хэтэвчийн үлдэгдэл: [\d,]+₮$/).waitFor()
      expect(await page.getByRole("button", { name: "Бүртгэлийг бүрмөсөн устгах" }).count()).toBe(0)
      await page
        .getByRole("main")
        .getByRole("link", { name: /^R\d+$/ })
        .first()
        .click()
      await page.waitForURL(/\/account\/orders\/R\d+$/)
    }))

  it("fill in an address where the shopper is, and keep it [E24] [S29k]", () =>
    shopping({ ...phone, geolocation: { latitude: 47.767, longitude: 107.28 }, permissions: ["geolocation"] }, async ({ page, open }) => {
      await open("/login?from=/account/settings")
      await register(page)
      await page.waitForURL(shopAt("/account/settings"))
      await button(page, "Шинэ хаяг нэмэх").click()
      await button(page, "Байршлаар олох").click()
      await page
        .getByRole("listbox")
        .getByRole("option", { name: /Налайх/ })
        .first()
        .click()
      await expect.poll(() => page.getByLabel("Дүүрэг, сум").inputValue()).toBe("Налайх")
      await page.getByLabel("Дэлгэрэнгүй хаяг").fill("Уурхайчдын гудамж, 12 тоот")
      await page.locator("#firstName").fill("Бат")
      await page.locator("#phone").fill("9911 2233")
      await button(page, "Хадгалах").click()
      await page.getByText(/Уурхайчдын гудамж, 12 тоот/).waitFor()
      await button(page, "Шинэ хаяг нэмэх").waitFor()
    }))

  it("show where a location is not shared that the address is typed, and store what is typed [E24] [S29k]", () =>
    shopping(phone, async ({ page, open }) => {
      await open("/login?from=/account/settings")
      await register(page)
      await page.waitForURL(shopAt("/account/settings"))
      await button(page, "Шинэ хаяг нэмэх").click()
      const label = page.locator("#label")
      await label.fill("Гэр")
      await button(page, "Байршлаар олох").click()
      await page.getByRole("paragraph").filter({ hasText: "Байршлаа хуваалцаагүй байна. Хаягаа бичиж оруулна уу." }).waitFor()
      expect(await page.getByRole("listbox").count()).toBe(0)
      expect([await label.inputValue(), await page.getByLabel("Хот, аймаг").inputValue()]).toEqual(["Гэр", ""])
      await page.getByLabel("Хот, аймаг").selectOption("Улаанбаатар")
      await page.getByLabel("Дүүрэг, сум").selectOption("Сүхбаатар")
      await page.getByLabel("Дэлгэрэнгүй хаяг").fill("Нарны зам, 42-р байр, 68 тоот")
      await page.locator("#firstName").fill("Бат")
      await page.locator("#phone").fill("9911 2233")
      await button(page, "Хадгалах").click()
      await page.getByText(/Нарны зам, 42-р байр, 68 тоот/).waitFor()
      await button(page, "Засах: Гэр").waitFor()
    }))
})

describe("a password", () => {
  it("is set by a code, ends the other devices, and lets in from then on [S18]", () =>
    shopping(phone, async ({ page, open }) => {
      await open("/login?from=/account/profile")
      const login = await register(page)
      await page.waitForURL(shopAt("/account/profile"))
      await shopping(phone, async (other) => {
        await other.open("/login?from=/account")
        await logInByCode(other.page, login)
        await other.page.waitForURL(shopAt("/account"))
        await page.getByRole("link", { name: "Нууц үг тохируулах" }).click()
        await button(page, "Код авах").click()
        const code = page.getByLabel("Баталгаажуулах код")
        await page.getByText(/^Өөрийгөө баталгаажуулахын тулд/).waitFor()
        await button(page, /дахин илгээх/).waitFor()
        await code.fill(await codeSentTo(login))
        await page.getByLabel("Шинэ нууц үг", { exact: true }).fill("Shine-2026")
        await page.getByLabel("Шинэ нууц үгээ давтах", { exact: true }).fill("Shine-2026")
        await button(page, "Нууц үгээ хадгалах").click()
        await page.getByText("Бүртгэл шинэчлэгдлээ").waitFor()
        await other.page.goto(shopAt("/account"))
        await other.page.waitForURL(/\/login\?/)
        await isAlive(other.page)
        await logInByPassword(other.page, login, "Shine-2026")
        await other.page.waitForURL(shopAt("/account"))
        other.complaints()
      })
    }))
})

describe("a profile", () => {
  it("takes a new e-mail by its code [S18] [S29f]", () =>
    shopping(phone, async (shopper) => {
      const { page, open } = shopper
      await open("/login?from=/account/profile")
      const login = await register(page)
      await page.waitForURL(shopAt("/account/profile"))
      const next = newLogin()
      await page.getByRole("link", { name: "И-мэйл солих" }).click()
      await page.getByLabel("Шинэ и-мэйл").fill(next)
      await button(page, "Код авах").click()
      await proveByCode(shopper, login)
      const code = page.locator("#code")
      await code.waitFor()
      await code.fill(await codeSentTo(next))
      await page.waitForURL(shopAt("/account/profile"))
      await page.getByText(next).locator("visible=true").first().waitFor()
    }))

  it("that another tab has changed is not overwritten silently: both values are shown, and the shopper chooses", () =>
    shopping(phone, async ({ page, open, complaints }) => {
      await open("/login?from=/account/profile")
      await register(page)
      await page.waitForURL(shopAt("/account/profile"))
      const job = page.getByLabel("Мэргэжил")
      await job.fill("Багш")
      const other = await page.context().newPage()
      await other.goto(shopAt("/account/profile"))
      await isAlive(other)
      await other.getByLabel("Мэргэжил").fill("Эмч")
      await button(other, "Хадгалах").click()
      await other.getByText("Бүртгэл шинэчлэгдлээ").waitFor()
      await button(page, "Хадгалах").click()
      await page.getByRole("heading", { name: "Өөр цонхонд өөрчилсөн байна" }).waitFor()
      const row = page.getByRole("row", { name: /Мэргэжил/ })
      expect(await row.getByRole("cell").allInnerTexts()).toEqual(["Багш", "Эмч"])
      await button(page, "Энд бичснийг хадгалах").click()
      await page.getByText("Бүртгэл шинэчлэгдлээ").waitFor()
      await page.reload()
      await isAlive(page)
      await expect.poll(() => job.inputValue()).toBe("Багш")
      // Browsers log every 409 as an error.
      expect(complaints().every((complaint) => complaint.includes("409"))).toBe(true)
    }))
})
