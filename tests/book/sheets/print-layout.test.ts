import { describe, expect, it } from "vitest"
import { paperLayout } from "#book/sheets/print-layout.ts"

describe("contact sheet on paper", () => {
  it("shows a single state as large as the page", () => {
    expect(paperLayout(1)).toMatchObject({ columns: 1 })
    expect(paperLayout(1).height).toBeGreaterThan(700)
  })

  it.each([
    { fit: 1, columns: 1 },
    { fit: 4, columns: 2 },
    { fit: 9, columns: 3 },
    { fit: 16, columns: 4 },
    { fit: 25, columns: 5 },
    { fit: 63, columns: 9 },
  ])("fits $fit states in $columns columns, and one more needs another", ({ fit, columns }) => {
    expect(paperLayout(fit).columns).toBe(columns)
    expect(paperLayout(fit + 1).columns).toBe(columns + 1)
  })

  it("shrinks thumbnails as their number grows", () => {
    const heights = [1, 4, 9, 16, 25, 40].map((count) => paperLayout(count).height)
    expect(heights).toEqual(heights.toSorted((one, other) => other - one))
  })
})
