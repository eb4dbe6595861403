import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { VariantId } from "#domain/entities/ids.ts"
import { isWished, withoutAgreed, withWishPressed, type WishToggle } from "#domain/rules/lists/wish-toggles.ts"
import { holds } from "#tests/laws.ts"

const id = (value: number) => value as VariantId
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 6 }).map(id))
const presses = fc.array(fc.integer({ min: 1, max: 6 }).map(id), { maxLength: 12 })
const afterPresses = (wished: ReadonlyArray<VariantId>, all: ReadonlyArray<VariantId>) =>
  all.reduce<ReadonlyArray<WishToggle>>((toggles, one) => withWishPressed(wished, toggles, one), [])

describe("presses of hearts", () => {
  it("wish a product that is not wished, and the reverse [B18]", () => {
    expect(withWishPressed([], [], id(1))).toEqual([{ variantId: 1, wished: true }])
    expect(withWishPressed([id(1)], [], id(1))).toEqual([{ variantId: 1, wished: false }])
  })

  it("leave nothing to send after an even number of presses", () => {
    const tenPresses = Array.from({ length: 10 }, () => id(1))
    expect(afterPresses([], tenPresses)).toEqual([])
  })

  it("are not sent where another tab has wished the same, and the heart stays wished", () => {
    const toggles = withWishPressed([], [], id(1))
    expect(withoutAgreed([id(1)], toggles)).toEqual([])
    expect(isWished([id(1)], toggles, id(1))).toBe(true)
  })

  it("change each heart with every press [B17]", () => {
    holds(
      fc.property(ids, presses, (wished, all) => {
        const toggles = afterPresses(wished, all)
        return [1, 2, 3, 4, 5, 6].map(id).every((one) => {
          const isChanged = all.filter((press) => press === one).length % 2 === 1
          return isWished(wished, toggles, one) === (wished.includes(one) !== isChanged)
        })
      }),
    )
  })

  it("are sent once for each heart, and only where the shop has the other value", () => {
    holds(
      fc.property(ids, presses, (wished, all) => {
        const toggles = afterPresses(wished, all)
        return (
          new Set(toggles.map(({ variantId }) => variantId)).size === toggles.length &&
          withoutAgreed(wished, toggles).length === toggles.length
        )
      }),
    )
  })
})
