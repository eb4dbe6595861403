/** Finding things by words and by category. */
import { describe, expect, it } from "vitest"
import { desktop, phone, shopping, withBrowser } from "../support/shopper.ts"

withBrowser()

describe("search box", () => {
  it("offers products while typing, and is operated by keyboard", () =>
    shopping(desktop, async ({ page, open }) => {
      await open("/")
      const box = page.getByRole("combobox")
      await box.pressSequentially("ноолуур", { delay: 20 })
      await page.getByRole("option").first().waitFor()
      await page.keyboard.press("ArrowDown")
      expect(await box.getAttribute("aria-activedescendant")).not.toBeNull()
      await page.keyboard.press("Enter")
      await page.waitForURL((url) => url.pathname !== "/")
    }))

  it("accepts Latin letters [S9]", () =>
    shopping(phone, async ({ page, open }) => {
      await open("/search?q=tsagaan budaa")
      await page.locator("main article").first().getByRole("link", { name: "Цагаан будаа, 5 кг" }).first().waitFor()
    }))

  it("lists what fits best first, as its sort order names [S9]", () =>
    shopping(phone, async ({ page, open }) => {
      await open("/search?q=торгон цамц")
      await page.locator("main article").first().getByRole("link", { name: "Торгон цамц" }).first().waitFor()
      expect(await page.locator("select[name=sort] option:checked").innerText()).toBe("Хайлтад нийцсэн нь эхэндээ")
      await open("/products")
      expect(await page.locator("select[name=sort] option:checked").innerText()).toBe("Шинэ нь эхэндээ")
    }))

  it("stores recent searches, newest first, and deletes them on request [B19]", () =>
    shopping(desktop, async ({ page, open }) => {
      await open("/")
      const box = page.getByRole("combobox", { name: "Бараа, брэнд хайх" })
      for (const text of ["гутал", "малгай"]) {
        await box.fill(text)
        await page.keyboard.press("Enter")
        await page.waitForURL((url) => url.searchParams.get("q") === text)
      }
      await box.fill("")
      const history = page.getByRole("listbox").getByRole("option")
      await expect.poll(() => history.allInnerTexts()).toEqual([expect.stringContaining("малгай"), expect.stringContaining("гутал")])
      await page.keyboard.press("ArrowDown")
      await page.keyboard.press("Delete")
      await expect.poll(() => history.allInnerTexts()).toEqual([expect.stringContaining("гутал")])
    }))

  it("keeps what is typed while a page arrives, and shows the terms of a search page", () =>
    shopping(desktop, async ({ page, open }) => {
      await open("/")
      const box = page.getByRole("combobox", { name: "Бараа, брэнд хайх" })
      await box.fill("гутал")
      await page.keyboard.press("Enter")
      await page.waitForURL(/\/search/)
      await box.fill("малгай")
      await page.getByRole("heading", { level: 1, name: /гутал/ }).waitFor()
      expect(await box.inputValue()).toBe("малгай")
      expect(await box.evaluate((found) => found === document.activeElement)).toBe(true)
      await open("/search?q=гутал")
      expect(await box.inputValue()).toBe("гутал")
    }))
})

describe("search without text", () => {
  it("shows recent searches, each of which searches again [S9] [S29l]", () =>
    shopping(phone, async ({ page, open }) => {
      await open("/search")
      await page.getByRole("heading", { level: 1, name: "Та хараахан юу ч хайгаагүй байна" }).waitFor()
      await open("/search?q=гутал")
      await page.getByRole("heading", { level: 1, name: /гутал/ }).waitFor()
      const box = page.getByRole("combobox", { name: "Бараа, брэнд хайх" })
      await box.fill("малгай")
      await page.keyboard.press("Enter")
      await expect.poll(() => page.evaluate(() => localStorage.getItem("delguur.kept"))).toContain("малгай")
      await open("/search")
      await page.getByRole("heading", { level: 1, name: "Сүүлийн хайлтууд" }).waitFor()
      await page.getByRole("main").getByRole("link", { name: "малгай" }).click()
      await page.waitForURL((url) => url.searchParams.get("q") === "малгай")
      await page.locator("main article").first().waitFor()
    }))
})

describe("category menu", () => {
  it("closes for a link to the current page", () =>
    shopping(phone, async ({ page, open }) => {
      await open("/")
      const bar = page.getByRole("navigation", { name: "Үндсэн цэс" })
      const categories = page.getByRole("navigation", { name: "Бүх ангилал" })
      await bar.getByRole("button", { name: "Ангилал" }).click()
      await categories.waitFor()
      await bar.getByRole("link", { name: "Нүүр" }).click()
      await categories.waitFor({ state: "detached" })
      expect(await page.locator("main[inert]").count()).toBe(0)
    }))

  it("closes for the search box, which Escape then closes in its turn", () =>
    shopping(desktop, async ({ page, open }) => {
      await open("/")
      const button = page.getByRole("button", { name: "Ангилал" }).locator("visible=true")
      await button.click()
      await page.getByRole("heading", { level: 2, name: "Бүх ангилал" }).waitFor()
      const box = page.getByRole("combobox", { name: "Бараа, брэнд хайх" })
      await box.focus()
      await expect.poll(() => button.getAttribute("aria-expanded")).toBe("false")
      await page.locator("[data-search=open]").waitFor()
      await page.keyboard.press("Escape")
      await page.locator("[data-search=open]").waitFor({ state: "detached" })
      expect(await box.evaluate((found) => found === document.activeElement)).toBe(true)
    }))
})
