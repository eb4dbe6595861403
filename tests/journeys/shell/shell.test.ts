/** Journeys of the shell: header and footer in two variants, the account's columns, and the state of a page after navigation. */
import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { logInAt } from "../support/log-in.ts"
import { desktop, isAlive, phone, shopping, withBrowser } from "../support/shopper.ts"

withBrowser()

/** Width and left edge of the first match, in pixels. */
const placeOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((found) => {
      const { left, top, width } = found.getBoundingClientRect()
      return { left, top, width }
    })

describe("the shell", () => {
  it("has the mobile variant up to 992 px and the desktop variant above, and follows resizing [S2] [B21]", () =>
    shopping(desktop, async ({ page, open }) => {
      await open("/products")
      const bottomBar = page.getByRole("navigation", { name: "Үндсэн цэс" })
      for (const [width, isMobile] of [
        [993, false],
        [992, true],
        [1440, false],
        [390, true],
      ] as const) {
        await page.setViewportSize({ width, height: 900 })
        await bottomBar.waitFor({ state: isMobile ? "visible" : "hidden" })
        expect(await page.getByRole("banner").isVisible()).toBe(true)
        expect(await page.getByRole("contentinfo").isVisible()).toBe(true)
      }
    }))

  it("shows a backdrop behind the open categories, and closes them when it is pressed [S2]", () =>
    shopping(desktop, async ({ page, open }) => {
      await open("/products")
      const button = page.getByRole("button", { name: "Ангилал" }).locator("visible=true")
      await button.click()
      await page.getByRole("heading", { level: 2, name: "Бүх ангилал" }).waitFor()
      await page.mouse.click(720, 890)
      await expect.poll(() => button.getAttribute("aria-expanded")).toBe("false")
      expect(new URL(page.url()).pathname).toBe("/products")
    }))
})

describe("navigation", () => {
  it("releases scroll locks of the document [S26]", () =>
    shopping(desktop, async ({ page, open }) => {
      await open("/products")
      await page.evaluate(() => {
        for (const element of [document.documentElement, document.body])
          Object.assign(element.style, { overflow: "hidden", paddingRight: "15px", pointerEvents: "none" })
        document.body.setAttribute("data-scroll-locked", "1")
      })
      await page
        .locator("main article h2 a")
        .first()
        .evaluate((link: HTMLElement) => link.click())
      await page.waitForURL(/\/products\/./)
      await expect
        .poll(() =>
          page.evaluate(() => [
            document.body.hasAttribute("data-scroll-locked"),
            ...[document.documentElement, document.body].map(({ style }) => style.overflow + style.paddingRight + style.pointerEvents),
          ]),
        )
        .toEqual([false, "", ""])
      await page.evaluate(() => scrollTo(0, 300))
      expect(await page.evaluate(() => scrollY)).toBe(300)
    }))
})

describe("account", () => {
  it("has a menu of 3 columns beside content of 9 on a desktop, and the content alone on a phone [S4]", () =>
    shopping(desktop, async ({ page, open }) => {
      await logInAt({ page, open }, "/account/orders")
      await page.getByRole("heading", { level: 1, name: "Миний захиалгууд" }).waitFor()
      const menu = page.getByRole("main").getByRole("navigation", { name: "Миний булангийн цэс" })
      const frame = "main div:has(> div > nav)"
      expect(await menu.isVisible()).toBe(true)
      const [whole, side, work] = await Promise.all(
        [frame, `${frame} > :first-child`, `${frame} > :nth-child(2)`].map((selector) => placeOf(page, selector)),
      )
      expect(side!.left).toBeLessThan(work!.left)
      // Twelve columns with gaps between them: 3 are a quarter less three quarters of a gap, and 9 are the rest less a gap.
      const gap = work!.left - side!.left - side!.width
      expect(side!.width + gap).toBeCloseTo((side!.width + gap + work!.width + gap) / 4, 0)
      expect(whole!.width).toBeGreaterThan(side!.width * 3)
      await page.setViewportSize({ width: 390, height: 844 })
      await menu.waitFor({ state: "hidden" })
      const alone = await placeOf(page, `${frame} > :nth-child(2)`)
      expect(alone.width).toBeGreaterThan(390 * 0.85)
      // Nothing of the account stands above the page; its menu is behind a button after it.
      const button = await placeOf(page, `${frame} > details`)
      expect(button.top).toBeGreaterThan(alone.top)
    }))
})

describe("a notification of the site", () => {
  it("is dismissed on a phone, and stays so after a reload from the first paint on [E22]", () =>
    shopping(phone, async ({ page, open }) => {
      const news = page.getByRole("region", { name: "Дэлгүүрийн мэдээ" })
      await open("/")
      await news.getByRole("link", { name: /^Өвлийн хямдрал эхэллээ/ }).waitFor()
      await news.getByRole("button", { name: "«Өвлийн хямдрал эхэллээ.» мэдээг хаах" }).focus()
      await page.keyboard.press("Enter")
      await news.waitFor({ state: "detached" })
      await expect.poll(() => page.evaluate(() => Object.values(localStorage).join(" "))).toContain('"dismissed":[1]')
      // Before the page is alive, a rule of its styles hides what the same page shows to others.
      await page.addInitScript(() => {
        document.addEventListener("DOMContentLoaded", () => {
          const row = document.querySelector("[data-notification]")
          Object.assign(globalThis, { shownAtFirst: row === null ? "absent" : getComputedStyle(row).display })
        })
      })
      await page.reload()
      expect(await page.evaluate(() => (globalThis as unknown as { shownAtFirst: string }).shownAtFirst)).toBe("none")
      await isAlive(page)
      await news.waitFor({ state: "detached" })
    }))
})

describe("listing", () => {
  it("switches between grid and list, with columns of 250 px or more on a desktop and 150 px on a phone [S30] [B13]", () =>
    shopping(desktop, async ({ page, open }) => {
      await open("/products")
      const tops = () =>
        page.locator("main article").evaluateAll((all) => all.slice(0, 2).map((tile) => Math.round(tile.getBoundingClientRect().top)))
      for (const [width, least] of [
        [1440, 250],
        [1100, 250],
        [993, 250],
        [990, 150],
        [768, 150],
        [390, 150],
      ] as const) {
        await page.setViewportSize({ width, height: 900 })
        const { columns, room, gap } = await page
          .locator("main div:has(> div > article)")
          .first()
          .evaluate((grid) => {
            const { gridTemplateColumns, columnGap } = getComputedStyle(grid)
            return {
              columns: gridTemplateColumns.split(" ").map(Number.parseFloat),
              room: grid.clientWidth,
              gap: Number.parseFloat(columnGap),
            }
          })
        expect(columns.length, String(width)).toBe(Math.floor((room + gap) / (least + gap)))
        expect(Math.min(...columns), String(width)).toBeGreaterThanOrEqual(least)
      }
      const [first, second] = await tops()
      expect(first).toBe(second)
      await page.getByRole("button", { name: "Жагсаалтаар харах" }).click()
      await expect.poll(async () => new Set(await tops()).size).toBe(2)
      await page.reload()
      await isAlive(page)
      await expect.poll(async () => new Set(await tops()).size).toBe(2)
      await page.getByRole("button", { name: "Зургаар харах" }).click()
      await expect.poll(async () => new Set(await tops()).size).toBe(1)
    }))
})
