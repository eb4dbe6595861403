/** Cashback of a purchase. */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { tugrik } from "#domain/rules/money.ts"
import { earned } from "#domain/rules/wallet/cashback.ts"
import { amount } from "#tests/arbitraries/money.ts"
import { purchase, purchaseOf } from "#tests/arbitraries/wallet.ts"
import { holds } from "#tests/laws.ts"

describe("cashback of a purchase", () => {
  it("is one, two or three percent of each line, in whole tugrik [W6]", () => {
    expect(earned(purchaseOf(100_000, 10).lines)).toBe(1000)
    expect(earned(purchaseOf(100_000, 20).lines)).toBe(2000)
    expect(earned(purchaseOf(100_000, 30).lines)).toBe(3000)
    expect(earned(purchaseOf(199, 10).lines)).toBe(1)
    expect(earned(purchaseOf(999, 1).lines)).toBe(0)
    expect(earned([])).toBe(0)
  })

  it("does not depend on how a line is split", () => {
    holds(
      fc.property(
        amount,
        amount,
        fc.constantFrom(10, 20, 30),
        (one, other, returnPerMille) =>
          earned([
            { total: one, returnPerMille },
            { total: other, returnPerMille },
          ]) === earned([{ total: tugrik(one + other), returnPerMille }]),
      ),
    )
  })

  it("is at most three percent of the purchase", () => {
    holds(fc.property(purchase, ({ lines, itemTotal }) => earned(lines) * 100 <= itemTotal * 3))
  })
})
