import { describe, expect, it } from "vitest"
import { lastUsedFirst, methodTypes } from "#domain/rules/cart/payment-methods.ts"

const methods = methodTypes.map((methodType, at) => ({ id: at + 1, methodType, active: methodType !== "card" }))
const idsAfter = (last: number | null) => lastUsedFirst(methods, last).map(({ id }) => id)

describe("payment methods of a shopper", () => {
  it("begin with the one that was used last, and keep their order otherwise [S15]", () => {
    expect(idsAfter(3)).toEqual([3, 1, 2, 4, 5, 6])
    expect(idsAfter(1)).toEqual([1, 2, 3, 4, 5, 6])
  })

  it.each([
    ["no method", null],
    ["one that is gone", 9],
    ["an inactive one", 4],
    ["a lease, which is agreed anew for each purchase", 6],
  ])("keep their order after %s", (_, last) => {
    expect(idsAfter(last)).toEqual([1, 2, 3, 4, 5, 6])
  })
})
