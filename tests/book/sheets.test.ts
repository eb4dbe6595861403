import { describe, expect, it } from "vitest"
import { frameAddress } from "#book/sheets/frame-address.ts"
import { concurrencyLimit } from "#book/sheets/concurrency-limit.ts"
import { paperLayout } from "#book/sheets/print-layout.ts"

describe("thumbnail", () => {
  it("follows only the toolbars' language, theme and brand", () => {
    const address = new URL(
      frameAddress("screens-cart--ready", { locale: "en", theme: "dark", brand: "sarnai", viewport: { value: "phone" } }),
      "http://book/",
    )
    expect(address.pathname).toBe("/iframe.html")
    expect(address.searchParams.get("id")).toBe("screens-cart--ready")
    expect(address.searchParams.get("globals")).toBe("locale:en;theme:dark;brand:sarnai;a11y.manual:!true")
  })
})

describe("contact sheet on paper", () => {
  it("shows a single state as large as the page", () => {
    expect(paperLayout(1)).toMatchObject({ columns: 1 })
    expect(paperLayout(1).height).toBeGreaterThan(700)
  })

  it("takes the fewest columns that fit one page", () => {
    for (let count = 1; count <= 80; count += 1) {
      const { columns, height } = paperLayout(count)
      expect(height).toBeGreaterThan(40)
      expect(Math.ceil(count / columns) * (height + 46 + 14)).toBeLessThanOrEqual(1045 - 56)
    }
  })

  it("shrinks thumbnails as their number grows", () => {
    const heights = [1, 4, 9, 16, 25, 40].map((count) => paperLayout(count).height)
    expect(heights).toEqual(heights.toSorted((one, other) => other - one))
  })
})

describe("concurrency limit of drawings", () => {
  it("starts a few at a time, in order of request", async () => {
    const limit = concurrencyLimit(2)
    const started: string[] = []
    const finish = new Map<string, () => void>()
    const drawing = (name: string) => () =>
      new Promise<void>((resolve) => {
        started.push(name)
        finish.set(name, resolve)
      })
    for (const name of ["one", "two", "three", "four"]) limit.request(drawing(name))
    expect(started).toEqual(["one", "two"])
    finish.get("two")?.()
    await expect.poll(() => started).toEqual(["one", "two", "three"])
    finish.get("one")?.()
    await expect.poll(() => started).toEqual(["one", "two", "three", "four"])
  })
})
