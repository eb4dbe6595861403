/** A stay from the search of hotels to its e-ticket, and the people one travels with. */
import { describe, expect, it } from "vitest"
import { registerAt } from "../support/log-in.ts"
import { bank, desktop, phone, shopping, withBrowser } from "../support/shopper.ts"
import { fillReceiver, orderAsNew, placeBy } from "../support/steps.ts"

withBrowser()

/** Date in Ulaanbaatar, 8 hours ahead, so many days from now. */
const dateIn = (days: number): string => new Date(Date.now() + (days * 24 + 8) * 3_600_000).toISOString().slice(0, 10)

describe("a stay", () => {
  it("is found by dates of the calendar, paid like goods, and has an e-ticket until it is cancelled [C21] [E29] [V2]", () =>
    shopping(phone, async ({ page, open }) => {
      await open("/")
      await page.getByRole("contentinfo").getByRole("heading", { name: "Манай дэлгүүр" }).click()
      await page.getByRole("contentinfo").getByRole("link", { name: "Буудал, аялал" }).click()
      await page.waitForURL(/\/travel\/hotels$/)
      await page.getByLabel("Хаана").fill("Архангай")
      await page.getByRole("button", { name: "Гарах өдөр: хуанлигаас сонгох" }).click()
      const leaves = page.getByRole("dialog").locator("button[aria-pressed=true]").last()
      await expect.poll(() => leaves.evaluate((day) => day === document.activeElement)).toBe(true)
      const before = await page.getByRole("textbox", { name: "Гарах өдөр" }).inputValue()
      await page.getByRole("dialog").getByText("Гарах өдрөө сонгоно уу").waitFor()
      await page.keyboard.press("ArrowRight")
      await page.keyboard.press("Enter")
      await page.getByRole("dialog").waitFor({ state: "detached" })
      await expect.poll(() => page.getByRole("textbox", { name: "Гарах өдөр" }).inputValue()).not.toBe(before)
      expect((await page.getByRole("textbox", { name: "Гарах өдөр" }).inputValue()) > before).toBe(true)
      await page.getByRole("search", { name: "Буудал хайх" }).getByRole("button", { name: "Хайх" }).click()
      await page.getByRole("heading", { level: 2, name: "1 газар олдлоо" }).waitFor()
      await page.getByRole("link", { name: /^Өрөөнүүдийг харах/ }).click()
      await page.getByRole("heading", { level: 1, name: "Цэнхэрийн халуун рашаан" }).waitFor()
      const cabin = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Модон байшин" }) })
      await cabin.getByText("Хэн буудаллах вэ?").first().click()
      await cabin.getByRole("group", { name: "Хэн буудаллах вэ?" }).getByRole("link", { name: "Зорчигч нэмэх" }).waitFor()
      await page.getByRole("button", { name: /^Сагсанд хийх.*Модон байшин/ }).click()
      await page.getByRole("button", { name: /^Сагсанд орлоо/ }).waitFor()
      await open(`/travel/hotels/9?from=${dateIn(30)}&to=${dateIn(32)}`)
      await page.getByText(/^Сагсанд энэ өрөө .* гэж байна/).waitFor()
      await page.getByRole("button", { name: /^Сагсан дахийг солих.*Модон байшин/ }).waitFor()
      await open("/cart")
      const line = page.getByRole("link", { name: /Модон байшин/ }).first()
      expect(await line.getAttribute("href")).toMatch(/^\/travel\/hotels\/9\?from=/)
      expect(
        await page
          .locator("main")
          .getByText(/лизинг/i)
          .count(),
      ).toBe(0)
      await orderAsNew(page)
      await page.getByRole("heading", { level: 1, name: "Хэнтэй холбогдох вэ?" }).waitFor()
      await page.getByText("Төлбөр орсны дараа буудлын захиалга шууд баталгаажна.").waitFor()
      expect(
        await page
          .locator("main")
          .getByText(/бэлгийн карт|\d бараа/)
          .count(),
      ).toBe(0)
      expect(await page.getByLabel("Хот, аймаг").count()).toBe(0)
      await fillReceiver(page)
      expect(await page.getByText(/Хүргэлтийн төлбөр|очно/).count()).toBe(0)
      expect(await page.getByRole("radio", { name: "Лизинг" }).isDisabled()).toBe(true)
      const number = await placeBy(page, "QR код")
      await bank(number, "pay")
      await page.locator("[data-state=paid], [data-progress=paid]").first().waitFor()
      await open(`/account/orders/${number}`)
      const stops = page.getByRole("list", { name: "Захиалгын явц" }).getByRole("listitem")
      await stops.first().waitFor()
      expect(await stops.count()).toBe(2)
      await page.getByRole("link", { name: "Цахим тасалбараа харах" }).click()
      await page.waitForURL(/\/account\/tickets$/)
      const ticket = page.getByRole("article").filter({ hasText: /Цэнхэрийн халуун рашаан.*Модон байшин/ })
      await ticket.getByText(/^ST-\d{6}-/).waitFor()
      await ticket.getByRole("img").waitFor()
      await open(`/account/orders/${number}`)
      await page.getByRole("button", { name: "Захиалга цуцлах" }).click()
      await page.getByRole("dialog").getByRole("button", { name: "Захиалга цуцлах" }).click()
      await page.getByText("Захиалга цуцлагдсан").first().waitFor()
      await open("/account/tickets")
      await page.getByRole("article").waitFor({ state: "detached" })
      expect(await page.getByText(/^ST-\d{6}-/).count()).toBe(0)
    }))
})

describe("the search of hotels", () => {
  it("is narrowed by an amenity and the price of a night, and shows why a place has none [E29]", () =>
    shopping(desktop, async ({ page, open }) => {
      await open(`/travel/hotels?from=${dateIn(33)}&to=${dateIn(34)}`)
      await page.getByRole("heading", { level: 2, name: "12 газар олдлоо" }).waitFor()
      await page.getByRole("checkbox", { name: "Саун" }).check()
      await page.getByRole("button", { name: "Шүүх" }).click()
      await page.getByRole("heading", { level: 2, name: "3 газар олдлоо" }).waitFor()
      expect(await page.getByRole("checkbox", { name: "Саун" }).isChecked()).toBe(true)
      // Prices of a night go by its day: the bound is the lowest of those that are shown.
      const prices = [...(await page.getByRole("main").innerText()).matchAll(/([\d,]+)₮-/g)].map(([, price = ""]) =>
        Number(price.replaceAll(",", "")),
      )
      expect(new Set(prices).size).toBe(3)
      await page.getByLabel("Дээд үнэ").fill(String(Math.min(...prices)))
      await page.getByRole("button", { name: "Шүүх" }).click()
      await page.getByRole("heading", { level: 2, name: "1 газар олдлоо" }).waitFor()
      await open(`/travel/hotels?place=${encodeURIComponent("Токио")}`)
      await page.getByRole("heading", { name: "«Токио» гэсэн газарт буудал алга" }).waitFor()
      await page.getByRole("link", { name: "Хөвсгөл" }).click()
      await page.getByRole("heading", { level: 2, name: /газар олдлоо/ }).waitFor()
    }))

  it("shows at the field why dates cannot be booked, leaves them as they are, and proposes those that can [V2]", () =>
    shopping(phone, async ({ page, open }) => {
      await open(`/travel/hotels?from=${dateIn(40)}&to=${dateIn(36)}`)
      await page.getByText("Гарах өдөр ирэх өдрөөс хойш байх ёстой.").waitFor()
      const leaves = page.getByRole("textbox", { name: "Гарах өдөр" })
      expect([await leaves.inputValue(), await leaves.getAttribute("aria-invalid")]).toEqual([dateIn(36).replaceAll("-", "/"), "true"])
      await page.getByRole("link", { name: /4 шөнө, 2 хүн, 1 өрөө/ }).click()
      await page.getByRole("heading", { level: 2, name: /газар олдлоо/ }).waitFor()
      const nextYear = new Date().getUTCFullYear() + 1
      await open(`/travel/hotels/3?from=${nextYear}/02/30&to=${nextYear}/03/02`)
      await page.getByText(`${nextYear}/02/30 гэсэн өдөр байхгүй.`).waitFor()
      await open(`/travel/hotels/2?from=${dateIn(33)}&to=${dateIn(34)}&guests=9`)
      await page.getByText("Энэ өрөөнд 3 хүртэл хүн байрлана.").waitFor()
      await page.getByRole("link", { name: /^3 өрөө авах: нийт/u }).click()
      await page.getByRole("button", { name: /^Сагсанд хийх.*Хос ортой өрөө/ }).waitFor()
    }))
})

describe("passengers", () => {
  it("are kept with the Latin name that was proposed, changed, chosen for a stay, removed and put back [E26]", () =>
    shopping(desktop, async ({ page, open }) => {
      await registerAt({ page, open }, "/account")
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
      const change = async (name: string) => {
        await page.getByRole("button", { name: /^Засах: MS BATBOLD/ }).click()
        const form = page.getByRole("form", { name: /^Засах: MS BATBOLD/ })
        await expect.poll(() => form.getByLabel("Зорчигчийн овог").evaluate((field) => field === document.activeElement)).toBe(true)
        await form.getByLabel("Зорчигчийн нэр").fill(name)
        await page.keyboard.press("Enter")
        await page.getByText(`MS BATBOLD ${name}`, { exact: true }).waitFor()
        await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(`Засах: MS BATBOLD ${name}`)
      }
      await change("NOMUN")
      await change("NOMIN")
      await open("/travel/hotels/9")
      const cabin = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Модон байшин" }) })
      await cabin.getByText("Хэн буудаллах вэ?").first().click()
      await cabin.getByRole("checkbox", { name: "MS BATBOLD NOMIN" }).check()
      await page
        .getByText(/^Буудаллах хүн: MS BATBOLD NOMIN$/)
        .first()
        .waitFor()
      await page.getByRole("button", { name: /^Сагсанд хийх.*Модон байшин/ }).click()
      await page.getByRole("button", { name: /^Сагсанд орлоо/ }).waitFor()
      await open("/cart")
      await page
        .getByText(/1 өрөө, MS BATBOLD NOMIN$/)
        .first()
        .waitFor()
      await open("/travel/passengers")
      const remove = page.getByRole("button", { name: "Хасах: MS BATBOLD NOMIN" })
      await remove.click()
      await page.getByText("Хадгалсан зорчигч алга байна").waitFor()
      await page.getByRole("button", { name: "Буцаах" }).click()
      await remove.waitFor()
    }))
})
