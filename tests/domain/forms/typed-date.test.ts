import { describe, expect, it } from "vitest"
import { typedDate } from "#domain/rules/forms/typed-date.ts"

describe("a date while it is typed", () => {
  it.each([
    ["1994", "1994"],
    ["19940", "1994/0"],
    ["19940317", "1994/03/17"],
    ["1994/3/", "1994/03"],
    ["1994-03-17", "1994/03/17"],
    ["1994.3.17", "1994/03/17"],
    ["199403171", "1994/03/17"],
    ["", ""],
  ])("is %s shown as %s [V2]", (typed, shown) => {
    expect(typedDate(typed)).toBe(shown)
  })

  it("can be deleted letter by letter", () => {
    for (let length = 0; length <= 10; length += 1) {
      const text = "1994/03/17".slice(0, length)
      expect("1994/03/17").toContain(typedDate(text))
      expect(typedDate(text).length).toBeLessThanOrEqual(length)
    }
  })
})
