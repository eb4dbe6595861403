import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { withToggled } from "#domain/rules/lists/membership.ts"
import { key, keys } from "#tests/arbitraries/lists.ts"
import { holds } from "#tests/laws.ts"

describe("a membership list", () => {
  it("adds what is absent and removes what is present [B17]", () => {
    expect(withToggled([1, 2], 3)).toEqual([1, 2, 3])
    expect(withToggled([1, 2, 3], 2)).toEqual([1, 3])
  })

  it("changes by exactly the toggled key", () => {
    holds(
      fc.property(keys, key, (list, tap) => {
        const after = withToggled(list, tap)
        return (
          after.includes(tap) !== list.includes(tap) &&
          after.filter((one) => one !== tap).join() === list.filter((one) => one !== tap).join()
        )
      }),
    )
  })

  it("has the same members after two toggles", () => {
    holds(fc.property(keys, key, (list, tap) => withToggled(withToggled(list, tap), tap).toSorted().join() === list.toSorted().join()))
  })
})
