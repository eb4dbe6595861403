/** What a wallet may pay: its limits by part, by worked examples and laws. */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { tugrik } from "#domain/rules/money.ts"
import { cashbackRates } from "#domain/rules/wallet/cashback-rates.ts"
import { walletTerms } from "#domain/rules/wallet/wallet.ts"
import { amount } from "#tests/arbitraries/money.ts"
import { part, parts, purchase, purchaseOf } from "#tests/arbitraries/wallet.ts"
import { holds } from "#tests/laws.ts"
import { balanceOf, kindLimit, maxUsable, million, usable } from "./wallet-balances.ts"

describe("a wallet", () => {
  it("has the constants of the specification", () => {
    expect(walletTerms).toEqual({
      usableAbove: 20_000,
      bonusCapPerMille: 500,
      discountCapPerMille: 500,
      cashbackPerMille: 10,
      partnerMinimum: 500,
    })
    expect(cashbackRates).toEqual([10, 20, 30])
  })

  it("pays nothing towards a purchase of 20,000 or less [W1]", () => {
    for (const kind of ["gift_card", "money", "bonus", "discount"] as const) {
      expect(usable(balanceOf(kind), purchaseOf(20_000))).toBe(0)
      expect(usable(balanceOf(kind), purchaseOf(20_001))).toBeGreaterThan(0)
    }
  })

  it("pays everything from gift cards and recharged money, delivery included [W2]", () => {
    const order = { ...purchaseOf(129_000), toPay: tugrik(134_000) }
    expect(usable(balanceOf("gift_card"), order)).toBe(134_000)
    expect(usable(balanceOf("money"), order)).toBe(134_000)
    expect(usable(balanceOf("money", tugrik(4000)), order)).toBe(4000)
  })

  it("pays half of the price from bonus, or all where the site allows it [W3]", () => {
    expect(usable(balanceOf("bonus"), purchaseOf(129_000))).toBe(64_500)
    expect(usable(balanceOf("bonus"), purchaseOf(129_001))).toBe(64_500)
    expect(usable(balanceOf("bonus"), purchaseOf(129_000), { ...walletTerms, bonusCapPerMille: 1000 })).toBe(129_000)
  })

  it("pays half of the lines with one or two percent cashback from the discount part [W4]", () => {
    const order = {
      itemTotal: tugrik(100_000),
      toPay: tugrik(100_000),
      lines: [
        { total: tugrik(40_000), returnPerMille: 10 },
        { total: tugrik(20_000), returnPerMille: 20 },
        { total: tugrik(30_000), returnPerMille: 30 },
        { total: tugrik(10_000), returnPerMille: 0 },
      ],
    }
    expect(usable(balanceOf("discount"), order)).toBe(30_000)
    expect(usable(balanceOf("discount"), order, { ...walletTerms, discountCapPerMille: 100 })).toBe(6000)
  })

  it("pays from a partner's part once the purchase reaches that partner's minimum [W5]", () => {
    for (const minimum of [500, 20_000, 100_000]) {
      expect(usable(balanceOf("partner", million, minimum), purchaseOf(minimum - 1))).toBe(0)
      expect(usable(balanceOf("partner", million, minimum), purchaseOf(minimum))).toBe(minimum)
    }
    expect(usable(balanceOf("partner"), purchaseOf(499))).toBe(0)
    expect(usable(balanceOf("partner"), purchaseOf(500))).toBe(500)
  })

  it("never pays more than a balance, a limit or the amount to pay", () => {
    holds(
      fc.property(part, purchase, (one, order) => {
        const max = usable(one, order)
        return max >= 0 && max <= one.balance && max <= order.toPay && max <= kindLimit(one.kind, order)
      }),
    )
  })

  it("never pays less with a higher balance", () => {
    holds(
      fc.property(parts, purchase, amount, (all, order, more) => {
        const richer = all.map((one) => ({ ...one, balance: tugrik(one.balance + more) }))
        return maxUsable(richer, order) >= maxUsable(all, order)
      }),
    )
  })

  it("never pays less for a dearer purchase", () => {
    holds(
      fc.property(parts, purchase, amount, (all, order, more) => {
        const dearer = {
          itemTotal: tugrik(order.itemTotal + more),
          toPay: tugrik(order.toPay + more),
          lines: [...order.lines, { total: more, returnPerMille: 30 }],
        }
        return maxUsable(all, dearer) >= maxUsable(all, order)
      }),
    )
  })

  it("never pays less where a site raises the bonus limit", () => {
    holds(
      fc.property(
        parts,
        purchase,
        fc.nat(500),
        (all, order, more) => maxUsable(all, order, { ...walletTerms, bonusCapPerMille: 500 + more }) >= maxUsable(all, order),
      ),
    )
  })

  it("pays the same whatever the order of its parts", () => {
    holds(fc.property(parts, purchase, (all, order) => maxUsable(all.toReversed(), order) === maxUsable(all, order)))
  })
})
