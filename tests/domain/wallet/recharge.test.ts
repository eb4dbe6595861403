import { describe, expect, it } from "vitest"
import { canRecharge, checkRecharge, rechargeAmount, rechargeAmounts, rechargeBounds } from "#domain/rules/wallet/recharge.ts"

const keysOf = (amount: string, methodId: number | null = 1) => checkRecharge({ amount, methodId }).map(({ field, key }) => [field, key])

describe("a recharge", () => {
  it("offers amounts within its bounds [S29c]", () => {
    for (const amount of rechargeAmounts) expect(keysOf(String(amount))).toEqual([])
    expect(rechargeBounds).toEqual({ min: 5000, max: 5_000_000 })
  })

  it.each([
    ["", "v.amount_blank"],
    ["many", "v.amount_wrong"],
    ["4,999", "v.amount_min"],
    ["5,000,001", "v.amount_max"],
  ])("of «%s» is refused with %s [V5]", (amount, key) => {
    expect(keysOf(amount)).toEqual([["amount", key]])
  })

  it("needs a method, and takes no borrowed money", () => {
    expect(keysOf("5000", null)).toEqual([["method", "v.method"]])
    expect([canRecharge({ type: "lease" }), canRecharge({ type: "qr" })]).toEqual([false, true])
  })

  it("reads amounts as they are written", () => {
    expect(rechargeAmount({ amount: "50,000₮" })).toBe(50_000)
  })
})
