import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { withCompareToggled, compareLimit } from "#domain/rules/lists/compare.ts"
import { key } from "#tests/arbitraries/lists.ts"
import { holds } from "#tests/laws.ts"

const list = fc.uniqueArray(key, { maxLength: compareLimit })

describe("a compare list", () => {
  it("takes four products", () => {
    expect(withCompareToggled(["a", "b", "c"], "d")).toEqual({ _tag: "Changed", list: ["a", "b", "c", "d"] })
  })

  it("refuses the fifth and says how many fit", () => {
    expect(withCompareToggled(["a", "b", "c", "d"], "e")).toEqual({ _tag: "Full", list: ["a", "b", "c", "d"], limit: 4 })
  })

  it("lets a product go that is in it, even when it is full", () => {
    expect(withCompareToggled(["a", "b", "c", "d"], "b")).toEqual({ _tag: "Changed", list: ["a", "c", "d"] })
  })

  it("never holds more than four or anything twice", () => {
    holds(
      fc.property(fc.array(key), (taps) => {
        const end = taps.reduce<ReadonlyArray<string>>((before, tap) => withCompareToggled(before, tap).list, [])
        return end.length <= 4 && new Set(end).size === end.length
      }),
    )
  })

  it("is as before after two taps, in whatever order, where there was room", () => {
    holds(
      fc.property(list, key, (before, tap) => {
        const full = before.length === compareLimit && !before.includes(tap)
        const after = withCompareToggled(withCompareToggled(before, tap).list, tap).list
        return full || after.toSorted().join() === before.toSorted().join()
      }),
    )
  })

  it("changes by exactly the product that was tapped", () => {
    holds(
      fc.property(list, key, (before, tap) => {
        const result = withCompareToggled(before, tap)
        return result._tag === "Full" || result.list.includes(tap) !== before.includes(tap)
      }),
    )
  })

  it("keeps the order in which products were put in", () => {
    holds(
      fc.property(list, key, (before, tap) => withCompareToggled(before, tap).list.filter((one) => one !== tap).join() === before.filter((one) => one !== tap).join()),
    )
  })
})
