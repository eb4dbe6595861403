/** Login by code or password, registration, a new password, and pages that require a login. */
import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { logInAt, logInByCode, logInByPassword, register } from "../support/log-in.ts"
import { focused, isAlive, phone, shopAt, shopping, withBrowser } from "../support/shopper.ts"

withBrowser()

/** On the registration: fills in what is left of an organization, whose name and number are there, and registers it. */
const registerOrganization = async (page: Page): Promise<void> => {
  await page.getByLabel("Байгууллагын утас").fill("7000 1100")
  await page.getByLabel("Байгууллагын хаяг").fill("Улаанбаатар, Баянгол")
  await page.getByLabel("Үйл ажиллагааны чиглэл").fill("Худалдаа")
  await page.getByLabel("Нууц үг", { exact: true }).fill("Demo-2026")
  await page.getByLabel("Нууц үгээ давтах", { exact: true }).fill("Demo-2026")
  await page.getByRole("checkbox").check()
  await page.getByRole("button", { name: "Бүртгүүлэх", exact: true }).click()
}

describe("login", () => {
  it("redirects a visitor from a protected address and back [S3] [S27] [P1]", () =>
    shopping(phone, async ({ page, open }) => {
      await open("/account/orders")
      await page.waitForURL(/\/login/)
      await page.getByText("Нэвтрэх шаардлагатай").waitFor()
      expect(await page.getByText("Үргэлжлүүлэхийн тулд нэвтэрнэ үү").count()).toBe(0)
      await logInByPassword(page)
      await page.waitForURL(({ pathname }) => pathname === "/account/orders")
      await page.getByRole("heading", { name: "Миний захиалгууд", level: 1 }).waitFor()
    }))

  it("is required on pages for shoppers before any of it is shown, and at the wish button [S27] [P1]", () =>
    shopping(phone, async ({ page, open }) => {
      const required = page.getByText("Нэвтрэх шаардлагатай")
      for (const path of [
        "/account/settings",
        "/wishlists",
        "/travel/passengers",
        "/products/nooluuran-urt-palito/quote",
        "/en/a/create",
        "/website",
      ]) {
        await page.goto(shopAt(path), { waitUntil: "commit" })
        const seen: string[] = []
        for (let looks = 0; looks < 200 && !page.url().includes("/login"); looks += 1) {
          const shown = await page
            .evaluate(() =>
              document.querySelector("main")?.checkVisibility({ visibilityProperty: true }) === true &&
              !location.pathname.endsWith("/login")
                ? document.querySelector("main")!.innerText
                : "",
            )
            .catch(() => "")
          if (shown !== "") seen.push(shown)
        }
        await (path.startsWith("/en/") ? page.getByText("Login required") : required).waitFor()
        expect([path, seen, new URL(page.url()).searchParams.get("from")]).toEqual([path, [], path.replace(/^\/en/, "")])
      }
      await open("/login?from=/products")
      expect(await required.count()).toBe(0)
      await open("/products/nooluuran-urt-palito")
      await page
        .getByRole("main")
        .getByRole("button", { name: /Хүслийн жагсаалтад нэмэх/ })
        .first()
        .click()
      await required.waitFor()
    }))

  it("is completed by the next page where a reload came between the cookie and the token [B5]", () =>
    shopping(phone, async ({ page, open }) => {
      await logInAt({ page, open }, "/account/orders")
      await page.locator('a[href*="/account/orders/R"]').first().waitFor()
      await page.evaluate(() => {
        localStorage.clear()
        localStorage.setItem("delguur.pending-login", "out")
      })
      await open("/account/orders")
      await page.locator('a[href*="/account/orders/R"]').first().waitFor()
      expect(
        await page.evaluate(() => [localStorage.getItem("delguur.access-token") === null, localStorage.getItem("delguur.pending-login")]),
      ).toEqual([false, null])
    }))

  it("accepts a one-time code sent to a phone [S29g]", () =>
    shopping(phone, async ({ page, open }) => {
      await open("/login")
      await logInByCode(page, "99112233")
      await page.waitForURL((url) => url.pathname === "/")
    }))

  it("offers registration for an unknown login, which is known afterwards [S29g] [B29]", () =>
    shopping(phone, async ({ page, open }) => {
      await open("/login")
      await register(page)
      await page.waitForURL((url) => url.pathname === "/")
      await open("/account")
      await page.getByRole("heading", { level: 1, name: "Сайн байна уу, Бат" }).waitFor()
    }))

  it("keeps a registration through a reload, but no password [B29] [S29g]", () =>
    shopping(phone, async ({ page, open }) => {
      await open("/login?step=register")
      await logInByCode(page, `firm-${crypto.randomUUID().slice(0, 8)}@example.mn`)
      await page.getByRole("radio", { name: "Байгууллага" }).check({ force: true })
      const name = page.getByLabel("Байгууллагын нэр")
      await name.fill("Агаар ХХК")
      await page.getByLabel("Нууц үг", { exact: true }).fill("Demo-2026")
      await page.reload()
      await isAlive(page)
      await expect.poll(() => name.inputValue()).toBe("Агаар ХХК")
      expect(await page.getByLabel("Нууц үг", { exact: true }).inputValue()).toBe("")
      await page.getByLabel("Байгууллагын регистр").fill("604")
      await page.getByRole("button", { name: "Бүртгүүлэх", exact: true }).click()
      await page.getByRole("link", { name: "Байгууллагын регистр 7 оронтой байна" }).waitFor()
      await page.getByLabel("Байгууллагын регистр").fill("6041238")
      await registerOrganization(page)
      await page.waitForURL((url) => url.pathname === "/")
      await open("/account")
      await page.getByRole("heading", { level: 1, name: /Агаар ХХК/ }).waitFor()
    }))

  it("registers an organization under the name that the register has for its number [B29] [E4]", () =>
    shopping(phone, async ({ page, open }) => {
      await open("/login?step=register")
      await logInByCode(page, `firm-${crypto.randomUUID().slice(0, 8)}@example.mn`)
      await page.getByRole("radio", { name: "Байгууллага" }).check({ force: true })
      await page.getByLabel("Байгууллагын регистр").fill("5123456")
      await expect.poll(() => page.getByLabel("Байгууллагын нэр").inputValue()).toBe("Алтан Тал Трейд ХХК")
      await page.getByLabel("Ажилтны тоо").fill("40")
      await page.getByRole("link", { name: "нууцлалын бодлого" }).waitFor()
      await registerOrganization(page)
      await page.waitForURL((url) => url.pathname === "/")
      await open("/account")
      await page.getByRole("heading", { level: 1, name: /Алтан Тал Трейд ХХК/ }).waitFor()
    }))

  it("sets a new password by a code, on a page without the search [S1] [V5]", () =>
    shopping(phone, async ({ page, open }) => {
      await open("/login")
      const login = await register(page)
      await page.waitForURL((url) => url.pathname === "/")
      await page.evaluate(() => localStorage.clear())
      await page.context().clearCookies()
      await open("/login?from=/account")
      await page.getByLabel("Утасны дугаар эсвэл и-мэйл").fill("demo@example.mn")
      await page.getByRole("button", { name: "Нууц үгээр нэвтрэх" }).click()
      await page.getByRole("link", { name: "Нууц үгээ мартсан уу?" }).click()
      await page.waitForURL(/\/password\/reset/)
      expect(await page.getByRole("searchbox").count()).toBe(0)
      await logInByCode(page, login)
      await page.getByLabel("Шинэ нууц үг", { exact: true }).fill("Shine-2026")
      await page.getByLabel("Шинэ нууц үгээ давтах", { exact: true }).fill("Shine-2027")
      await page.getByRole("button", { name: "Хадгалаад нэвтрэх" }).click()
      await page.getByText("Нууц үг таарахгүй байна").waitFor()
      await page.getByLabel("Шинэ нууц үгээ давтах", { exact: true }).fill("Shine-2026")
      await page.getByRole("button", { name: "Хадгалаад нэвтрэх" }).click()
      await page.getByRole("heading", { name: "Нууц үг амжилттай солигдлоо" }).waitFor()
      await page.getByRole("button", { name: "Дэлгүүр лүү орох" }).click()
      await page.waitForURL(({ pathname }) => pathname === "/account")
      await open("/password/reset")
      await page.waitForURL((url) => url.pathname === "/")
    }))

  it("shows that a login is not registered, and lets it be changed [X7]", () =>
    shopping(phone, async ({ page, open }) => {
      const unknown = `8811 ${String(Math.floor(Math.random() * 10_000)).padStart(4, "0")}`
      await open("/login")
      await page.getByLabel("Утасны дугаар эсвэл и-мэйл").fill(unknown)
      await page.getByRole("button", { name: "Код авах" }).click()
      await page.getByText(unknown).waitFor()
      await page.getByText("Та бүртгэлгүй байна.").waitFor()
      await page.getByRole("button", { name: "Утасны дугаараа засах" }).click()
      expect(await page.getByLabel("Утасны дугаар эсвэл и-мэйл").inputValue()).toBe(unknown)
    }))

  it("shows a message at a wrong password, which stays in its field [V5]", () =>
    shopping(phone, async ({ page, open, complaints }) => {
      await open("/login")
      await logInByPassword(page, "org@example.mn", "not this one")
      await page.getByText("Нэвтрэх нэр эсвэл нууц үг буруу байна").first().waitFor()
      expect(await page.getByLabel("Нууц үг", { exact: true }).inputValue()).toBe("not this one")
      complaints()
    }))

  it("announces an empty login beside its field", () =>
    shopping(phone, async ({ page, open }) => {
      await open("/login")
      await page.getByRole("button", { name: "Код авах" }).click()
      await page.getByRole("alert").getByText("Утасны дугаар эсвэл и-мэйл хаягаа оруулна уу").waitFor()
    }))

  it("moves the focus to the heading of the previous step when going back by keyboard", () =>
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
