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

  it("refuses the fifth and names the limit [W13]", () => {
    expect(withCompareToggled(["a", "b", "c", "d"], "e")).toEqual({ _tag: "Full", list: ["a", "b", "c", "d"], limit: 4 })
  })

  it("removes a product even when full", () => {
    expect(withCompareToggled(["a", "b", "c", "d"], "b")).toEqual({ _tag: "Changed", list: ["a", "c", "d"] })
  })

  it("never has more than four products or duplicates", () => {
    holds(
      fc.property(fc.array(key), (taps) => {
        const end = taps.reduce<ReadonlyArray<string>>((before, tap) => withCompareToggled(before, tap).list, [])
        return end.length <= 4 && new Set(end).size === end.length
      }),
    )
  })

  it("is unchanged by two toggles where there was room", () => {
    holds(
      fc.property(list, key, (before, tap) => {
        const full = before.length === compareLimit && !before.includes(tap)
        const after = withCompareToggled(withCompareToggled(before, tap).list, tap).list
        return full || after.toSorted().join() === before.toSorted().join()
      }),
    )
  })

  it("changes by exactly the toggled product", () => {
    holds(
      fc.property(list, key, (before, tap) => {
        const result = withCompareToggled(before, tap)
        return result._tag === "Full" || result.list.includes(tap) !== before.includes(tap)
      }),
    )
  })

  it("keeps the order of addition", () => {
    holds(
      fc.property(
        list,
        key,
        (before, tap) =>
          withCompareToggled(before, tap)
            .list.filter((one) => one !== tap)
            .join() === before.filter((one) => one !== tap).join(),
      ),
    )
  })
})
