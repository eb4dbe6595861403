import { describe, expect, it } from "vitest"
import { change } from "#domain/rules/money.ts"
import { paidFromWallet } from "#domain/rules/wallet/paid-from-wallet.ts"

describe("the wallet amount of an order", () => {
  it("is the sum of its wallet adjustments", () => {
    const adjustment = (kind: "wallet" | "coupon", amount: number) => ({ kind, label: "", amount: change(amount) })
    expect(
      paidFromWallet({
        adjustments: [adjustment("wallet", -7000), adjustment("wallet", -500), adjustment("coupon", -900), adjustment("wallet", 3)],
      }),
    ).toBe(7500)
    expect(paidFromWallet({ adjustments: [] })).toBe(0)
  })
})
