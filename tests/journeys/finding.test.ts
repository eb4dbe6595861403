/** Journeys to find products: search, categories, filters and back navigation. */
import { describe, expect, it } from "vitest"
import { desktop, isAlive, keepAsleep, phone, shopAt, shopping, withBrowser } from "./shopper.ts"
import { pauseProductRequests } from "./steps.ts"

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
      await open("/search?q=huvtsas")
      await page.locator("main article").first().waitFor()
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

  it("closes for the search box, which then handles Escape", () =>
    shopping(desktop, async ({ page, open }) => {
      await open("/")
      const button = page.getByRole("button", { name: "Ангилал" }).locator("visible=true")
      await button.click()
      await page.getByRole("heading", { level: 2, name: "Бүх ангилал" }).waitFor()
      const box = page.getByRole("combobox", { name: "Бараа, брэнд хайх" })
      await box.focus()
      await expect.poll(() => button.getAttribute("aria-expanded")).toBe("false")
      await page.keyboard.press("Escape")
      expect(await box.evaluate((found) => found === document.activeElement)).toBe(true)
    }))
})

describe("product page", () => {
  /** Both have colours. */
  const [first, second] = ["nooluuran-urt-palito", "nooluuran-bogino-palito"]

  it("shows gallery, options, price, stock, specifications and reviews [S6]", () =>
    shopping(desktop, async ({ page, open }) => {
      await open(`/products/${second}`)
      const main = page.getByRole("main")
      await main.getByRole("heading", { level: 1, name: "Ноолууран богино пальто" }).waitFor()
      expect(await main.locator(`img[src*="/pictures/${second}"]`).count()).toBeGreaterThan(0)
      expect(await page.getByRole("radio", { name: "Хүрэн", exact: true }).count()).toBe(1)
      await page.getByRole("radio", { name: /^M(?:\W|$)/ }).check({ force: true })
      expect(await main.locator("[data-stock]").first().innerText()).toMatch(/Бэлэн байгаа$|ширхэг үлдсэн$/)
      expect(await main.getByText(/[\d,]+₮/).locator("visible=true").first().innerText()).toMatch(/[1-9][\d,]+₮/)
      await main.getByRole("heading", { level: 2, name: "Үзүүлэлт", exact: true }).waitFor()
      const reviews = main.locator("section").filter({ has: page.getByRole("heading", { level: 2, name: "Сэтгэгдэл" }) })
      await reviews.scrollIntoViewIfNeeded()
      await reviews.locator("article").first().waitFor()
    }))

  it("shows its own choices after another product's page, which keeps its own", () =>
    shopping(desktop, async ({ page, open }) => {
      const colour = (name: string) => page.getByRole("radio", { name, exact: true })
      await open(`/products/${first}`)
      await colour("Хар").check({ force: true })
      await page.locator(`h3 a[href="/products/${second}"]`).first().click()
      await page.waitForURL(new RegExp(`/${second}`))
      for (const name of ["Хүрэн", "Саарал"]) {
        await colour(name).click({ force: true })
        await expect.poll(() => colour(name).isChecked()).toBe(true)
      }
      await page.goBack()
      await page.waitForURL(new RegExp(`/${first}`))
      await expect.poll(() => colour("Хар").isChecked()).toBe(true)
    }))

  it("opens at the hash of its address, and links to its reviews", () =>
    shopping(phone, async ({ page, open }) => {
      /** Distance of the first visible match from the top of the window, in pixels. */
      const below = (selector: string) =>
        page.locator(selector).locator("visible=true").first().evaluate((found) => found.getBoundingClientRect().top)
      const choices = `a[href="/products/${second}#choices"]`
      await open(`/products/${first}`)
      await page.locator(choices).first().click()
      await page.getByRole("heading", { level: 1, name: "Ноолууран богино пальто" }).waitFor()
      await expect.poll(async () => Math.abs((await below("fieldset")) - 100)).toBeLessThan(100)
      await page.locator("main header a[href^='#reviews']").locator("visible=true").click()
      await expect.poll(async () => Math.abs((await below("h2:text-is('Сэтгэгдэл')")) - 100)).toBeLessThan(100)
    }))
})

describe("listing", () => {
  it("keeps its filters in its address [S5]", () =>
    shopping(desktop, async ({ page, open }) => {
      await open("/products")
      const count = page.locator("main h1 + [role=status]")
      const onSale = page.getByRole("switch", { name: "Зөвхөн хямдралтай" })
      const all = await count.innerText()
      await onSale.click()
      await expect.poll(() => count.innerText()).not.toBe(all)
      const narrowed = await count.innerText()
      await page.goto(page.url())
      await isAlive(page)
      expect(await onSale.isChecked()).toBe(true)
      expect(await count.innerText()).toBe(narrowed)
    }))

  it("keeps an expanded filter open while values are ticked and unticked", () =>
    shopping(desktop, async ({ page, open }) => {
      await open("/products")
      const rest = page.locator("aside details details").filter({ has: page.locator("input[name=brand]") })
      await rest.locator("summary").click()
      const brand = rest.getByRole("checkbox").first()
      await brand.check({ force: true })
      await page.waitForURL(/brand=/)
      await brand.uncheck({ force: true })
      await page.waitForURL(/\/products$/)
      expect(await rest.evaluate((details: HTMLDetailsElement) => details.open)).toBe(true)
    }))

  it("restores the scroll position [S26]", () =>
    shopping(phone, async ({ page, open }) => {
      await open("/products")
      await page.evaluate(() => scrollTo(0, 2400))
      await page.locator("main article a[href^='/products/']").nth(16).click()
      await page.waitForURL(/\/products\/./)
      await page.goBack()
      await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 2400) < 900 && scrollY > 600)).toBe(true)
    }))

  it("shows a product's glimpse at once, while the rest loads", () =>
    shopping(phone, async ({ page, open }) => {
      await open("/products")
      const bring = await pauseProductRequests(page)
      const link = page.locator("main article h2 a").first()
      const title = await link.innerText()
      await link.click()
      await page.getByRole("heading", { level: 1, name: title }).waitFor()
      await page.locator("[data-state=fetching]").waitFor()
      bring()
      await page.locator("[data-state=ready]").filter({ has: page.getByRole("heading", { level: 1, name: title }) }).waitFor()
    }))

  it("restores a scroll position from before hydration", () =>
    shopping(phone, async ({ page }) => {
      const wake = await keepAsleep(page)
      await page.goto(shopAt("/products"), { waitUntil: "commit" })
      const link = page.locator("main article h2 a").nth(6)
      await link.evaluate((found) => found.scrollIntoView({ block: "center" }))
      const scrollPosition = await page.evaluate(() => scrollY)
      expect(scrollPosition).toBeGreaterThan(500)
      wake()
      await isAlive(page)
      const title = await link.innerText()
      await link.click()
      await page.getByRole("heading", { level: 1, name: title }).waitFor()
      await page.goBack()
      await page.waitForURL(/\/products$/)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrollPosition)
    }))

  it("restores the scroll position after a reload of the tab", () =>
    shopping(phone, async ({ page, open }) => {
      await open("/products")
      const link = page.locator("main article h2 a").nth(16)
      await link.evaluate((found) => found.scrollIntoView({ block: "center" }))
      const scrollPosition = await page.evaluate(() => scrollY)
      expect(scrollPosition).toBeGreaterThan(1000)
      const title = await link.innerText()
      await link.click()
      await page.getByRole("heading", { level: 1, name: title }).waitFor()
      await page.reload()
      await isAlive(page)
      await page.goBack()
      await page.waitForURL(/\/products$/)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrollPosition)
    }))

  it("opens a product in another tab on request, and stays", () =>
    shopping(desktop, async ({ page, open }) => {
      await open("/products")
      const link = page.locator("main article h2 a").first()
      const [tab] = await Promise.all([page.context().waitForEvent("page"), link.click({ modifiers: ["ControlOrMeta"] })])
      await tab.getByRole("heading", { level: 1, name: await link.innerText() }).waitFor()
      expect(new URL(page.url()).pathname).toBe("/products")
      expect(await page.locator("main article h2 a").count()).toBe(40)
    }))

  it("is restored as it was rendered, and filters as before", () =>
    shopping(desktop, async ({ page, open }) => {
      await open("/products")
      const link = page.locator("main article h2 a").nth(8)
      const title = await link.innerText()
      await link.click()
      await page.getByRole("heading", { level: 1, name: title }).waitFor()
      expect(await page.getByRole("main").getByRole("heading", { level: 1 }).count()).toBe(1)
      await page.goBack()
      await page.getByRole("switch", { name: "Зөвхөн хямдралтай" }).click()
      await page.waitForURL(/sale/)
      await expect.poll(() => page.locator("main article:visible").count()).toBeGreaterThan(0)
    }))

  it("is restored instantly by back navigation", () =>
    shopping(phone, async ({ page, open }) => {
      await open("/products")
      await page.locator("main article h2 a").first().click()
      await page.getByRole("heading", { level: 1, name: "Ноолууран урт пальто" }).waitFor()
      const titles = await page.evaluate(
        () =>
          new Promise<ReadonlyArray<string | undefined>>((resolve) => {
            const title = () => [...document.querySelectorAll("h1")].find((found) => found.checkVisibility())?.textContent
            const before = title()
            addEventListener("popstate", () => resolve([before, title()]))
            history.back()
          }),
      )
      expect(titles).toEqual(["Ноолууран урт пальто", "Бүх бараа"])
    }))

  it("keeps the page that was left by back navigation, for going forward again", () =>
    shopping(phone, async ({ page, open }) => {
      await open("/products")
      await page.locator("main article h2 a").first().click()
      const title = page.getByRole("heading", { level: 1, name: "Ноолууран урт пальто" })
      const bar = page.getByRole("region", { name: "Худалдан авах товч" })
      await bar.waitFor()
      await title.evaluate((heading) => heading.setAttribute("data-known", ""))
      await page.goBack()
      await page.getByRole("heading", { level: 1, name: "Бүх бараа" }).waitFor()
      expect(await bar.count()).toBe(0)
      await page.goForward()
      await title.waitFor()
      expect(await title.getAttribute("data-known")).toBe("")
      await bar.waitFor()
    }))

  it("stays when the shopper cancels leaving", () =>
    shopping(desktop, async ({ page, open }) => {
      await open("/products")
      await page.locator("main article h2 a").nth(8).evaluate((link: HTMLElement) => {
        link.click()
        history.back()
      })
      await page.waitForURL(/\/products$/)
      await page.getByRole("heading", { level: 1, name: "Бүх бараа" }).waitFor()
      await page.getByRole("switch", { name: "Зөвхөн хямдралтай" }).click()
      await page.waitForURL(/sale/)
    }))

  it("is readable and has working links without scripts", () =>
    shopping({ ...phone, javaScriptEnabled: false }, async ({ page }) => {
      await page.goto(shopAt("/products"))
      expect(await page.locator("main article").count()).toBe(40)
      await page.goto(shopAt("/"))
      await page.getByRole("combobox").fill("гутал")
      await page.keyboard.press("Enter")
      await page.waitForURL(/\/search\?q=/)
      expect(await page.locator("main article").count()).toBeGreaterThan(0)
    }))
})
