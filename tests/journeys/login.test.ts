/** Journeys of login and protected pages. */
import { describe, expect, it } from "vitest"
import { focused, phone, shopping, withBrowser } from "./shopper.ts"
import { logInByCode, logInByPassword, register } from "./steps.ts"

withBrowser()

describe("login", () => {
  it("redirects a visitor from a protected address and back [S3] [S27] [P1]", () =>
    shopping(phone, async ({ page, open }) => {
      await open("/account/orders")
      await page.waitForURL(/\/login/)
      await page.getByText("Нэвтрэх шаардлагатай").waitFor()
      expect(await page.getByText("Үргэлжлүүлэхийн тулд нэвтэрнэ үү").count()).toBe(0)
      await logInByPassword(page)
      await page.waitForURL(/\/account\/orders$/)
      await page.getByRole("heading", { name: "Миний захиалгууд", level: 1 }).waitFor()
    }))

  it("accepts a one-time code sent to a phone [S29g]", () =>
    shopping(phone, async ({ page, open }) => {
      await open("/login")
      await logInByCode(page, "99112233")
      await page.waitForURL((url) => url.pathname === "/")
    }))

  it("offers registration for an unknown login, which is known afterwards [S29g] [B29]", () =>
    shopping(phone, async ({ page, open }) => {
      await open("/login?step=register")
      await register(page)
      await page.waitForURL((url) => url.pathname === "/")
      await open("/account")
      await page.getByRole("heading", { level: 1, name: "Сайн байна уу, Бат" }).waitFor()
    }))

  it("reports a wrong password and keeps what was typed [V5]", () =>
    shopping(phone, async ({ page, open, complaints }) => {
      await open("/login")
      await logInByPassword(page, "org@example.mn", "not this one")
      await page.getByText("Нэвтрэх нэр эсвэл нууц үг буруу байна").first().waitFor()
      expect(await page.getByLabel("Нууц үг", { exact: true }).inputValue()).toBe("not this one")
      complaints()
    }))

  it("announces a wrong number beside its field", () =>
    shopping(phone, async ({ page, open }) => {
      await open("/login")
      await page.getByRole("button", { name: "Код авах" }).click()
      await page.getByRole("alert").getByText("Утасны дугаар эсвэл и-мэйл хаягаа оруулна уу").waitFor()
    }))

  it("moves the focus to the previous question when going back by keyboard", () =>
    shopping(phone, async ({ page, open }) => {
      await open("/login")
      await page.getByLabel("Утасны дугаар эсвэл и-мэйл").fill("demo@example.mn")
      await page.getByRole("button", { name: "Нууц үгээр нэвтрэх" }).click()
      await page.getByRole("button", { name: "Буцах" }).locator("visible=true").press("Enter")
      await expect.poll(() => focused(page)).toBe("Тавтай морилно уу")
    }))

  it("is not shown to a logged-in shopper [S3] [P1]", () =>
    shopping(phone, async ({ page, open }) => {
      await open("/login")
      await logInByPassword(page)
      await page.waitForURL((url) => url.pathname === "/")
      await page.goto(new URL("/login", page.url()).href)
      await page.waitForURL((url) => url.pathname === "/")
    }))
})
