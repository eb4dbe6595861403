/** A listing: narrowed down, left for a product, and come back to. */
import { describe, expect, it } from "vitest"
import { desktop, expectOnly, isAlive, keepAsleep, phone, shopAt, shopping, withBrowser } from "../support/shopper.ts"
import { pauseProductRequests } from "../support/steps.ts"

withBrowser()

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

  it("shows each product in the colour it is filtered by, and in one that is chosen on its tile [E2]", () =>
    shopping(phone, async ({ page, open }) => {
      await open("/t/women?colour=grey")
      const tile = page
        .locator("article")
        .filter({ has: page.getByRole("group", { name: /^Өнгө/ }).getByRole("button") })
        .first()
      const picture = tile.locator("img")
      const name = (await tile.locator("h2 a").innerText()).trim()
      await expect.poll(() => picture.getAttribute("src")).toContain(".saaral.")
      const other = tile.getByRole("group", { name: /^Өнгө/ }).getByRole("button", { pressed: false }).last()
      const colour = await other.getAttribute("aria-label")
      await other.click()
      await expect.poll(() => picture.getAttribute("src")).not.toContain(".saaral.")
      await tile.locator("h2 a").click()
      await page.waitForURL(/\/products\/[\w-]+\?variant=\d+$/)
      await page.getByRole("heading", { level: 1, name }).waitFor()
      expect(await page.getByRole("radio", { name: colour ?? "", exact: true }).isChecked()).toBe(true)
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

  it("of an unknown category links to the existing categories [S5]", () =>
    shopping(phone, async ({ page, open, complaints }) => {
      await open("/t/no-such-category")
      await page.getByRole("heading", { level: 1, name: "Ийм ангилал олдсонгүй" }).waitFor()
      await expect.poll(() => page.title()).toContain("Ийм ангилал олдсонгүй")
      await page.getByRole("region", { name: "Эрэлттэй ангилал" }).getByRole("link").first().click()
      await page.locator("main [data-state=ready] article").first().waitFor()
      expectOnly(complaints(), /404/)
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
      await page
        .locator("[data-state=ready]")
        .filter({ has: page.getByRole("heading", { level: 1, name: title }) })
        .waitFor()
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
      await page
        .locator("main article h2 a")
        .nth(8)
        .evaluate((link: HTMLElement) => {
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
