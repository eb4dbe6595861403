/** Social login through the sandbox's made-up provider. */
import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { startServer } from "#tests/running-server.ts"
import { forEachTry } from "../support/each-try.ts"
import { isAlive, phone, shopping, withBrowser } from "../support/shopper.ts"

withBrowser()

/** On the login page: chooses the provider of the sandbox. */
const chooseProvider = async (page: Page): Promise<void> => {
  await page.getByRole("link", { name: "Туршилтын хаяг" }).click()
  await page.getByRole("heading", { name: "Туршилтын нэвтрэлт" }).waitFor()
}

/** On the provider's page: logs in as a person with this e-mail. */
const fillIdentity = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel("Овог").fill("Ганбат")
  await page.getByLabel("Нэр", { exact: true }).fill("Тэмүүлэн")
  await page.getByLabel("И-мэйл", { exact: true }).fill(email)
  await page.getByRole("button", { name: "Үргэлжлүүлэх" }).click()
}

describe("social login", () => {
  it("logs a known person in, and returns to the page [B28]", () =>
    shopping(phone, async ({ page, open }) => {
      await open("/account/orders")
      await page.waitForURL(/\/login/)
      await chooseProvider(page)
      await page.getByRole("button", { name: /demo@example\.mn/ }).click()
      await page.waitForURL(({ pathname }) => pathname === "/account/orders")
      await page.getByRole("heading", { name: "Миний захиалгууд", level: 1 }).waitFor()
    }))

  it("registers a new person with the names and the e-mail of the provider, and knows them afterwards [B28] [B29]", () =>
    shopping(phone, async ({ page, open }) => {
      const email = `social-${crypto.randomUUID().slice(0, 8)}@example.mn`
      await open("/login")
      await chooseProvider(page)
      await fillIdentity(page, email)
      const firstName = page.getByLabel("Нэр", { exact: true })
      await page.waitForURL(/step=register/)
      await expect.poll(() => firstName.inputValue()).toBe("Тэмүүлэн")
      await page.getByRole("checkbox").check()
      await page.getByRole("button", { name: "Бүртгүүлэх", exact: true }).click()
      await page.waitForURL((url) => url.pathname === "/")
      await page.context().clearCookies()
      await page.evaluate(() => localStorage.clear())
      await open("/login?from=/account")
      await chooseProvider(page)
      await fillIdentity(page, email)
      await page.waitForURL(({ pathname }) => pathname === "/account")
      await page.getByRole("heading", { level: 1, name: "Сайн байна уу, Тэмүүлэн" }).waitFor()
    }))

  describe("of the owner of a known e-mail", () => {
    // The account is linked to the provider.
    const fresh = forEachTry(startServer)

    it("requires the password [B28]", () =>
      shopping(
        phone,
        async ({ page, open }) => {
          await open("/login")
          await chooseProvider(page)
          await page.getByRole("button", { name: /org@example\.mn/ }).click()
          await page.getByText("Энэ и-мэйл бүртгэлтэй байна").waitFor()
          await page.getByLabel("Нууц үг", { exact: true }).fill("Demo-2026")
          await page.getByRole("button", { name: "Нэвтрэх", exact: true }).locator("visible=true").click()
          await page.waitForURL((url) => url.pathname === "/")
        },
        fresh().url,
      ))
  })

  it("that is denied shows a message and the other login methods [B28] [X7]", () =>
    shopping(phone, async ({ page, open }) => {
      await open("/login?from=/account/orders")
      await chooseProvider(page)
      await page.getByRole("button", { name: "Зөвшөөрөхгүй" }).click()
      await page.getByText("Та нэвтрэх эрхийг зөвшөөрсөнгүй").waitFor()
      await isAlive(page)
      expect(new URL(page.url()).searchParams.get("from")).toBe("/account/orders")
      await page.getByRole("button", { name: "Код авах" }).waitFor()
    }))

  it("without a response of the provider shows that no connection could be made [B28] [X7]", () =>
    shopping(phone, async ({ page, open, complaints }) => {
      await open("/oauth/social/sandbox/return?code=forged&state=forged")
      await page.getByText("Сошиал хаягтай холбогдож чадсангүй").waitFor()
      complaints()
    }))
})
