/** A stay from the search of hotels to its e-ticket, and the people one travels with. */
import { describe, expect, it } from "vitest"
import { bank, desktop, isAlive, phone, shopping, withBrowser } from "./shopper.ts"
import { fillAddress, placeBy, register } from "./steps.ts"

withBrowser()

describe("a stay", () => {
  it("is found by dates of the calendar, paid like goods, and ends as an e-ticket [C21] [E29] [V2]", () =>
    shopping(phone, async ({ page, open }) => {
      await open("/")
      await page.getByRole("contentinfo").getByRole("link", { name: "Буудал, аялал" }).click()
      await page.waitForURL(/\/travel\/hotels$/)
      await page.getByLabel("Хаана").fill("Архангай")
      await page.getByRole("button", { name: "Гарах өдөр: хуанлигаас сонгох" }).click()
      const leaves = page.getByRole("dialog").locator("button[aria-pressed=true]")
      await expect.poll(() => leaves.evaluate((day) => day === document.activeElement)).toBe(true)
      const before = await page.getByRole("textbox", { name: "Гарах өдөр" }).inputValue()
      await page.keyboard.press("ArrowRight")
      await page.keyboard.press("Enter")
      await page.getByRole("dialog").waitFor({ state: "detached" })
      expect(await page.getByRole("textbox", { name: "Гарах өдөр" }).inputValue() > before).toBe(true)
      await page.getByRole("search", { name: "Буудал хайх" }).getByRole("button", { name: "Хайх" }).click()
      await page.getByRole("heading", { level: 2, name: "1 газар олдлоо" }).waitFor()
      await page.getByRole("link", { name: /^Өрөөнүүдийг харах/ }).click()
      await page.getByRole("heading", { level: 1, name: "Цэнхэрийн халуун рашаан" }).waitFor()
      await page.getByRole("button", { name: /^Сагсанд хийх.*Модон байшин/ }).click()
      await page.getByRole("button", { name: /^Сагсанд орлоо/ }).waitFor()
      await open("/cart")
      const line = page.getByRole("link", { name: /Модон байшин/ }).first()
      expect(await line.getAttribute("href")).toMatch(/^\/travel\/hotels\/9\?from=/)
      await page.getByRole("link", { name: "Захиалга хийх" }).locator("visible=true").first().click()
      await page.waitForURL(/\/login/)
      await isAlive(page)
      await register(page)
      await page.waitForURL(/\/checkout\/address/)
      await fillAddress(page)
      const number = await placeBy(page, "QR код")
      await bank(number, "pay")
      await page.locator("[data-state=paid], [data-progress=paid]").first().waitFor()
      await open("/account/tickets")
      const ticket = page.getByRole("article").filter({ hasText: /Цэнхэрийн халуун рашаан.*Модон байшин/ })
      await ticket.getByText(/^ST-\d{6}-/).waitFor()
      await ticket.getByRole("img").waitFor()
    }))
})

describe("passengers", () => {
  it("are kept with the Latin name that was proposed, and removed [E26]", () =>
    shopping(desktop, async ({ page, open }) => {
      await open("/login?from=/account")
      await register(page)
      await page.getByRole("navigation", { name: "Миний булангийн цэс" }).getByRole("link", { name: "Зорчигчид" }).click()
      await page.waitForURL(/\/travel\/passengers$/)
      await page.getByLabel("Зорчигчийн овог").fill("Батболд")
      await page.getByRole("button", { name: "Латинаар: BATBOLD" }).click()
      await page.getByLabel("Зорчигчийн нэр").fill("Nomin")
      await page.getByRole("button", { name: "Хадгалах" }).click()
      await page.getByRole("alert").waitFor()
      await page.getByRole("button", { name: "Эмэгтэй" }).click()
      await page.getByRole("button", { name: "Хадгалах" }).click()
      await page.getByText("MS BATBOLD NOMIN").waitFor()
      await page.getByRole("button", { name: "NOMIN зорчигчийг хасах" }).click()
      await page.getByText("Хадгалсан зорчигч алга байна").waitFor()
    }))
})
