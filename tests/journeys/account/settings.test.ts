/** Settings of a shopper: messages, theme and language, addresses and cards, devices, own data and the password. */
import { text } from "node:stream/consumers"
import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { accessTokenKey } from "#adapters/persistence/access-token.ts"
import { logInAt, logInByCode, logInByPassword, registerAt } from "../support/log-in.ts"
import { codeSentTo, isAlive, phone, shopAt, shopping, withBrowser } from "../support/shopper.ts"
import { button } from "../support/steps.ts"
import { words } from "../support/words.ts"

withBrowser()

/** Settings of the account as the shop has them. */
const savedSettings = (page: Page) =>
  page.evaluate(async (key) => {
    const answer = await fetch("/api/v2/users/settings", { headers: { authorization: `Bearer ${localStorage.getItem(key) ?? ""}` } })
    return (await answer.json()) as { readonly theme: string | null; readonly locale: string | null }
  }, accessTokenKey)

describe("the settings", () => {
  it("apply theme and language on another device at the login, which is logged out from here [S29k]", () =>
    shopping(phone, async ({ page, open }) => {
      const login = await registerAt({ page, open }, "/account/settings")
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

  it("are kept by the shop, with an address that is put back and a card that the bank registers [S29k] [C10]", () =>
    shopping(phone, async ({ page, open }) => {
      await logInAt({ page, open }, "/account/settings")
      const prices = page.getByRole("checkbox", { name: "Хүссэн бараа хямдрах: И-мэйл" })
      await prices.setChecked(true)
      await page.getByRole("button", { name: "Бараан", exact: true }).first().click()
      await page.locator('html[data-theme="dark"]').waitFor()
      await page.getByRole("button", { name: "Устгах: Ажил" }).click()
      await page.getByText("Хаяг устгалаа: Ажил").waitFor()
      await page.getByRole("button", { name: "Буцаах" }).click()
      await page.getByRole("button", { name: "Устгах: Ажил" }).waitFor()
      await page.getByRole("button", { name: "Карт нэмэх" }).click()
      const bank = page.getByRole("button", { name: /0937/ })
      await bank.waitFor()
      const bankPage = page.url()
      // The shopper leaves the bank's page, which waits for them.
      await open("/account/settings")
      await page.getByText(words("mn", "settings.cards.pending")).waitFor()
      await page.goto(bankPage)
      await bank.click()
      await page.waitForURL(({ pathname }) => pathname === "/account/settings")
      await page.getByText("0937").first().waitFor()
      expect(await prices.isChecked()).toBe(true)
    }))

  it("fit the width of the smallest phones", () =>
    shopping({ ...phone, viewport: { width: 320, height: 640 } }, async ({ page, open }) => {
      await logInAt({ page, open }, "/account/settings")
      await page.getByRole("table").waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    }))

  it("give a file of all that the shop knows, and name open orders and money before an account is deleted [S29k]", () =>
    shopping(phone, async ({ page, open }) => {
      await logInAt({ page, open }, "/account/settings")
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
      await registerAt({ page, open }, "/account/settings")
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
      await registerAt({ page, open }, "/account/settings")
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
  it("is set by a code, logs the other devices out, and logs in from then on [S18]", () =>
    shopping(phone, async ({ page, open }) => {
      const login = await registerAt({ page, open }, "/account/profile")
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
