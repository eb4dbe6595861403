/** Account: profile, contacts, settings and the menu. */
import { describe, expect, it } from "vitest"
import { codeSentTo, phone, shopping, withBrowser } from "../support/shopper.ts"
import { words } from "../support/words.ts"
import { logInByPassword, proveByCode, register } from "../support/steps.ts"

withBrowser()

describe("the account", () => {
  it("links from its menu to the profile of a new shopper, and names what is missing [S18] [S25] [X5]", () =>
    shopping(phone, async ({ page, open }) => {
      await open("/login?step=register")
      await register(page)
      await page.waitForURL((url) => url.pathname === "/")
      await open("/account")
      await page.getByRole("link", { name: "Төрсөн өдрөө оруулах" }).waitFor()
      await page.getByText("Цэс", { exact: true }).click()
      await page.getByRole("navigation", { name: "Миний булангийн цэс" }).getByRole("link", { name: "Хувийн мэдээлэл" }).click()
      await page.getByLabel("Төрсөн өдөр").fill("19940317")
      expect(await page.getByLabel("Төрсөн өдөр").inputValue()).toBe("1994/03/17")
      await page.getByLabel("Регистрийн дугаар").fill("УБ94031804")
      await page.getByRole("button", { name: "Хадгалах" }).click()
      await page.getByText("Регистрийн дугаар төрсөн өдөртэй таарахгүй байна").first().waitFor()
      await page.getByLabel("Регистрийн дугаар").fill("УБ94031704")
      await page.getByText("Хатагтай").click()
      await page.getByRole("button", { name: "Хадгалах" }).click()
      await page.getByText("Бүртгэл шинэчлэгдлээ").waitFor()
      await page.getByText("Хатагтай Дорж Бат").locator("visible=true").first().waitFor()
    }))

  it("knows the present e-mail on a page that is opened by its address [S29f]", () =>
    shopping(phone, async ({ page, open }) => {
      await open("/login?step=register")
      const login = await register(page)
      await page.waitForURL((url) => url.pathname === "/")
      await open("/account/profile/email")
      await page.getByRole("heading", { level: 1, name: "И-мэйл солих" }).waitFor()
      await page.getByLabel("Шинэ и-мэйл").fill(login)
      await page.getByRole("button", { name: "Код авах" }).click()
      await page.getByText("Энэ бол таны одоогийн и-мэйл").first().waitFor()
    }))

  it("shows the same VAT on an order and on its receipt [W10]", () =>
    shopping(phone, async ({ page, open }) => {
      await open("/login?from=/account/orders/R100000004")
      await logInByPassword(page)
      await page.getByText("182,636₮", { exact: false }).first().waitFor()
      await page.getByRole("button", { name: "Баримтыг харах" }).click()
      await page.getByText("ДДТД").waitFor()
      expect(await page.getByText("182,636₮", { exact: false }).count()).toBe(2)
    }))

  it("confirms a phone by a code as the second step [S29f] [B8]", () =>
    shopping(phone, async (shopper) => {
      const { page, open } = shopper
      const mobile = `88${String(Math.floor(Math.random() * 1e6)).padStart(6, "0")}`
      await open("/login?step=register")
      const login = await register(page)
      await page.waitForURL((url) => url.pathname === "/")
      await open("/account/profile")
      await page.getByRole("link", { name: "Утасны дугаар нэмэх" }).click()
      await page.getByLabel("Шинэ утасны дугаар").fill(mobile)
      await page.getByRole("button", { name: "Код авах" }).click()
      await proveByCode(shopper, login)
      const code = page.locator("#code")
      await code.waitFor()
      await code.fill(await codeSentTo(mobile))
      await page.waitForURL(/\/account\/profile$/)
      await page.getByText("Баталгаажсан").nth(1).waitFor()
    }))

  it("keeps settings, puts an address back and registers a card at the bank [S29k] [C10]", () =>
    shopping(phone, async ({ page, open }) => {
      await open("/login?from=/account/settings")
      await logInByPassword(page)
      await page.waitForURL(({ pathname }) => pathname === "/account/settings")
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
})
