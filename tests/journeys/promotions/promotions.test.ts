/** Journeys through promotions and their products. */
import { describe, expect, it } from "vitest"
import { desktop, phone, shopping, withBrowser } from "../support/shopper.ts"

withBrowser()

type Box = { readonly top: number; readonly bottom: number; readonly left: number; readonly right: number }

/** Runs in the page: the box of each tile, and those of its name and price. */
const boxesOfTiles = (tiles: ReadonlyArray<Element>) =>
  tiles.map((tile) => {
    const boxOf = (element: Element): Box => element.getBoundingClientRect().toJSON()
    const price = [...tile.querySelectorAll("*")].filter(({ textContent }) => textContent.includes("₮")).at(-1)
    return {
      tile: boxOf(tile),
      parts: [tile.querySelector("h3"), price].flatMap((part) => (part === null || part === undefined ? [] : [boxOf(part)])),
    }
  })

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

describe("a promotion", () => {
  it("is linked from the footer with its terms and products, and links to the wheel [E18]", () =>
    shopping(desktop, async ({ page, open }) => {
      await open("/")
      await page.getByRole("contentinfo").getByRole("link", { name: "Урамшуулал" }).click()
      await page.getByRole("link", { name: "Өвлийн хувцас хямдарлаа" }).click()
      await page.getByRole("heading", { level: 1, name: "Өвлийн хувцас хямдарлаа" }).waitFor()
      await page.getByText("WINTER10", { exact: true }).waitFor()
      expect(await page.getByRole("region", { name: "Урамшуулалд хамрагдах бараа" }).getByRole("listitem").count()).toBeGreaterThan(0)
      await page.getByRole("main").getByRole("link", { name: "Урамшуулал" }).click()
      await page.getByRole("link", { name: "Азын хүрд" }).click()
      await page.getByRole("link", { name: "Оролцох" }).click()
      await page.waitForURL(/\/promotion\/wheel$/)
    }))
})

describe("the products of a promotion", () => {
  it.each([
    ["a desktop", desktop],
    ["a phone", phone],
  ])("show their names and prices beside each other on %s [E18]", (_, device) =>
    shopping(device, async ({ page, open }) => {
      await open("/promotion/1")
      const products = page.getByRole("region", { name: "Урамшуулалд хамрагдах бараа" })
      const boxes = await products.getByRole("article").evaluateAll(boxesOfTiles)
      expect(boxes.map(({ parts }) => parts.length)).toEqual(Array.from({ length: 8 }, () => 2))
      const footer = await page.getByRole("contentinfo").evaluate((element) => element.getBoundingClientRect().top)
      for (const [at, { tile, parts }] of boxes.entries()) {
        for (const part of parts) {
          expect(part.bottom - part.top).toBeGreaterThanOrEqual(16)
          expect([part.top >= tile.top, part.bottom <= tile.bottom]).toEqual([true, true])
        }
        expect(tile.bottom).toBeLessThanOrEqual(footer)
        for (const { tile: other } of boxes.slice(at + 1)) expect(overlap(tile, other)).toBe(false)
      }
    }),
  )
})
