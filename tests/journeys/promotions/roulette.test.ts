/** Journeys of the roulette's administration, and of who may not see it. */
import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { logInAt, logInByPassword, newLogin, registerAt } from "../support/log-in.ts"
import { desktop, phone, shopping, withBrowser } from "../support/shopper.ts"
import { confirmDialog } from "../support/steps.ts"
import { words } from "../support/words.ts"

withBrowser()

/** Adds a user on their tab. */
const addUser = async (page: Page, name: string, login: string, location: { readonly index: number } | { readonly label: string }) => {
  await page.getByLabel("Нэр", { exact: true }).fill(name)
  await page.getByLabel("Утас эсвэл и-мэйл").fill(login)
  await page.getByLabel("Байршил").selectOption(location)
  await page.getByRole("button", { name: "Нэмэх", exact: true }).click()
  await confirmDialog(page)
}

describe("the roulette's administration", () => {
  it("is no page for a shopper, and loads neither its data nor its code [P4]", () =>
    shopping(desktop, async ({ page, open, complaints }) => {
      const loaded: string[] = []
      const scripts: Array<Promise<string>> = []
      page.on("request", (request) => loaded.push(request.url()))
      page.on("response", (response) => {
        if (response.request().resourceType() === "script") scripts.push(response.text().catch(() => ""))
      })
      await registerAt({ page, open }, "/promotion/roulette")
      await page.getByRole("heading", { level: 1, name: "Хуудас олдсонгүй" }).waitFor()
      expect(await page.getByRole("heading", { name: "Рулетийн удирдлага" }).count()).toBe(0)
      expect(loaded.filter((url) => /tmp_roulette\/(?!users\/check)/.test(url))).toEqual([])
      await open("/promotion/wheel")
      await page.getByRole("heading", { level: 1 }).waitFor()
      const code = await Promise.all(scripts)
      expect([code.length > 5, code.filter((text) => text.includes("tmp_roulette/stocks")).length]).toEqual([true, 0])
      complaints()
    }))

  it("draws a number once it is confirmed, records it, and adds a user [P4] [E30] [C22]", () =>
    shopping(phone, async ({ page, open }) => {
      const login = newLogin()
      await logInAt({ page, open }, "/promotion/roulette", "admin@example.mn")
      await page.getByRole("heading", { level: 1, name: "Рулетийн удирдлага" }).waitFor()
      const draw = page.getByRole("button", { name: /^Сугалах:/ }).first()
      const name = (await draw.getAttribute("aria-label")) ?? ""
      await draw.click()
      await confirmDialog(page)
      const number = name.replace("Сугалах: ", "")
      // What was drawn is looked up, with its prize.
      await expect.poll(() => page.locator("tbody tr").count()).toBe(1)
      expect(await page.locator("tbody tr [data-column=Шагнал]").innerText()).not.toBe("")
      expect([await page.getByLabel("Хайх үг").inputValue(), await page.getByRole("button", { name }).count()]).toEqual([number, 0])
      await page.getByRole("button", { name: "Бүртгэл" }).click()
      await page.getByRole("table").getByText(number).first().waitFor()
      await page.getByRole("button", { name: "Хэрэглэгч", exact: true }).click()
      await addUser(page, "Б.Тэмүүлэн", login, { index: 1 })
      await page.getByRole("table").getByText(login).waitFor()
      expect(await page.getByLabel("Нэр", { exact: true }).inputValue()).toBe("")
    }))

  it("shows at which location an administrator draws, and under which name [C22]", () =>
    shopping(phone, async ({ page, open }) => {
      const admin = "admin@example.mn"
      await open("/login?from=/promotion/roulette")
      await logInByPassword(page, admin)
      await page.getByRole("heading", { level: 1, name: "Рулетийн удирдлага" }).waitFor()
      await page.getByRole("button", { name: "Хэрэглэгч", exact: true }).click()
      await page.getByLabel("Байршил").waitFor()
      // A second try of this journey finds what the first one added.
      if ((await page.getByRole("table").getByText(admin).count()) === 0) {
        expect(await page.getByText(words("mn", "roulette.self")).count()).toBe(0)
        await addUser(page, "Б.Сарнай", admin, { index: 1 })
        await page.getByRole("table").getByText(admin).waitFor()
      }
      await page.getByRole("button", { name: "Дугаар", exact: true }).click()
      await page
        .getByText(words("mn", "roulette.self"))
        .and(page.getByText(/Б\.Сарнай/))
        .waitFor()
    }))

  it("stops a location, which then takes no new users, and makes it active again [E30] [P4]", () =>
    shopping(desktop, async ({ page, open }) => {
      const place = `Үзэсгэлэн ${crypto.randomUUID().slice(0, 8)}`
      await logInAt({ page, open }, "/promotion/roulette", "admin@example.mn")
      const tab = (name: string) => page.getByRole("button", { name, exact: true }).click()
      const options = () => page.getByLabel("Байршил").locator("option").allTextContents()
      await tab("Байршил")
      await page.getByLabel("Нэр", { exact: true }).fill(place)
      await page.getByRole("button", { name: "Нэмэх", exact: true }).click()
      await confirmDialog(page)
      await tab("Хэрэглэгч")
      await expect.poll(options).toContain(place)
      await addUser(page, "Б.Анужин", `${crypto.randomUUID().slice(0, 8)}@example.mn`, { label: place })
      await tab("Байршил")
      await page.getByRole("button", { name: `Зогсоох: ${place}` }).click()
      await page
        .getByRole("dialog", { name: "Байршлыг зогсоох уу?" })
        .getByText(/шинэ хэрэглэгч нэмэхгүй/)
        .waitFor()
      await confirmDialog(page)
      await page.getByRole("button", { name: `Идэвхжүүлэх: ${place}` }).waitFor()
      await tab("Хэрэглэгч")
      await page.getByRole("row", { name: "Б.Анужин" }).getByText("Зогссон").waitFor()
      expect(await options()).not.toContain(place)
      await tab("Бүртгэл")
      await expect.poll(() => page.getByRole("row", { name: place }).count()).toBe(2)
      await tab("Байршил")
      await page.getByRole("button", { name: `Идэвхжүүлэх: ${place}` }).click()
      await confirmDialog(page)
      await page.getByRole("button", { name: `Зогсоох: ${place}` }).waitFor()
    }))
})
