import { describe, expect, it } from "vitest"
import { frameAddress } from "#book/sheets/frame-address.ts"
import { turnsOf } from "#book/sheets/concurrency-limit.ts"
import { laidOnPaper } from "#book/sheets/print-layout.ts"

describe("a thumbnail", () => {
  it("follows the toolbars' language, theme and brand, and nothing else of them", () => {
    const address = new URL(frameAddress("screens-cart--ready", { locale: "en", theme: "dark", brand: "sarnai", viewport: { value: "phone" } }), "http://book/")
    expect(address.pathname).toBe("/iframe.html")
    expect(address.searchParams.get("id")).toBe("screens-cart--ready")
    expect(address.searchParams.get("globals")).toBe("locale:en;theme:dark;brand:sarnai;a11y.manual:!true")
  })
})

describe("a contact sheet on paper", () => {
  it("shows a single state as large as the page is", () => {
    expect(laidOnPaper(1)).toMatchObject({ columns: 1 })
    expect(laidOnPaper(1).height).toBeGreaterThan(700)
  })

  it("takes as few columns as leave everything on one page, whatever their number", () => {
    for (let count = 1; count <= 80; count += 1) {
      const { columns, height } = laidOnPaper(count)
      expect(height).toBeGreaterThan(40)
      expect(Math.ceil(count / columns) * (height + 46 + 14)).toBeLessThanOrEqual(1045 - 56)
    }
  })

  it("draws smaller the more there is", () => {
    const heights = [1, 4, 9, 16, 25, 40].map((count) => laidOnPaper(count).height)
    expect(heights).toEqual(heights.toSorted((one, other) => other - one))
  })
})

describe("the turns of drawings", () => {
  it("come a few at a time, in the order in which they were asked for", async () => {
    const turns = turnsOf(2)
    const begun: string[] = []
    const through = new Map<string, () => void>()
    const drawing = (name: string) => () =>
      new Promise<void>((resolve) => {
        begun.push(name)
        through.set(name, resolve)
      })
    for (const name of ["one", "two", "three", "four"]) turns.request(drawing(name))
    expect(begun).toEqual(["one", "two"])
    through.get("two")?.()
    await expect.poll(() => begun).toEqual(["one", "two", "three"])
    through.get("one")?.()
    await expect.poll(() => begun).toEqual(["one", "two", "three", "four"])
  })

})
