/** Use of a wallet for a requested amount: its shares, and its refusals. */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { WalletPartKind } from "#domain/entities/wallet/wallet.ts"
import { tugrik } from "#domain/rules/money.ts"
import { orderOfUse, paidBy, type WalletUse } from "#domain/rules/wallet/wallet.ts"
import { amount } from "#tests/arbitraries/money.ts"
import { parts, purchase, purchaseOf } from "#tests/arbitraries/wallet.ts"
import { holds } from "#tests/laws.ts"
import { balanceOf, kindLimit, maxUsable, million, usable, use, walletBarrier } from "./wallet-balances.ts"

const sharesOf = (walletUse: WalletUse) => (walletUse._tag === "Used" ? walletUse.shares : [])

describe("use of a wallet", () => {
  it("pays from the least flexible part first", () => {
    expect(orderOfUse).toEqual(["partner", "discount", "bonus", "gift_card", "money"])
    const all = [
      balanceOf("money"),
      balanceOf("gift_card", tugrik(10_000)),
      balanceOf("bonus"),
      balanceOf("discount", tugrik(5000)),
      balanceOf("partner", tugrik(2000), 500),
    ]
    expect(use(all, purchaseOf(100_000), 70_000)).toEqual({
      _tag: "Used",
      whole: 70_000,
      shares: [
        { kind: "partner", amount: 2000 },
        { kind: "discount", amount: 5000 },
        { kind: "bonus", amount: 50_000 },
        { kind: "gift_card", amount: 10_000 },
        { kind: "money", amount: 3000 },
      ],
    })
  })

  it("applies the limit of a kind to all its parts together", () => {
    const walletUse = use([balanceOf("bonus", tugrik(40_000)), balanceOf("bonus", tugrik(40_000))], purchaseOf(100_000), 50_000)
    expect(sharesOf(walletUse).map((share) => share.amount)).toEqual([40_000, 10_000])
    expect(maxUsable([balanceOf("bonus"), balanceOf("bonus")], purchaseOf(100_000))).toBe(50_000)
  })

  it("pays nothing for a request of 0", () => {
    expect(use([balanceOf("money")], purchaseOf(100_000), 0)).toEqual({ _tag: "Used", shares: [], whole: 0 })
    expect(use([], purchaseOf(10), 0)._tag).toBe("Used")
  })

  it("refuses amounts that are no natural numbers", () => {
    for (const requested of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(use([balanceOf("money")], purchaseOf(100_000), requested)).toEqual({ _tag: "NoAmount" })
  })

  it("is refused with the barrier where the purchase is too small", () => {
    expect(use([balanceOf("money"), balanceOf("bonus")], purchaseOf(20_000), 1)).toEqual({ _tag: "PurchaseTooSmall", above: 20_000 })
    expect(use([balanceOf("money", tugrik(1))], purchaseOf(20_000), 1)).toEqual({ _tag: "PurchaseTooSmall", above: 20_000 })
    expect(use([balanceOf("money"), balanceOf("partner", million, 100_000)], purchaseOf(20_000), 1)).toEqual({
      _tag: "PurchaseTooSmall",
      above: 20_000,
    })
  })

  it("has a barrier only where no part with money may pay [W1] [W5]", () => {
    expect([20_000, 20_001].map((total) => walletBarrier([balanceOf("bonus")], purchaseOf(total)))).toEqual([
      { _tag: "PurchaseTooSmall", above: 20_000 },
      null,
    ])
    expect(walletBarrier([], purchaseOf(400))).toBeNull()
    const tally = { blocked: 0, paying: 0 }
    holds(
      fc.property(parts, purchase, (wallet, order) => {
        const isBlocked = walletBarrier(wallet, order) !== null
        const canPay = maxUsable(wallet, order) > 0
        if (isBlocked) tally.blocked += 1
        if (canPay) tally.paying += 1
        return !(isBlocked && canPay)
      }),
    )
    expect(Math.min(tally.blocked, tally.paying)).toBeGreaterThan(0)
  })

  it.each([
    [500, 499],
    [20_000, 19_999],
    [100_000, 99_999],
  ])("pays by a partner with the minimum %i beside own money below its barrier [W5]", (minimum, below) => {
    const wallet = [balanceOf("money"), balanceOf("partner", million, minimum)]
    expect(walletBarrier(wallet, purchaseOf(minimum))).toBeNull()
    expect(use(wallet, purchaseOf(minimum), 400)).toMatchObject({ _tag: "Used", shares: [{ kind: "partner", amount: 400 }] })
    expect(usable(balanceOf("partner", million, minimum), purchaseOf(below))).toBe(0)
  })

  it("is refused with the smallest minimum where only partners have money", () => {
    const partners = [balanceOf("partner", million, 100_000), balanceOf("partner", million, 20_000), balanceOf("money", tugrik(0))]
    expect(use(partners, purchaseOf(19_999), 1)).toEqual({ _tag: "PartnerMinimum", min: 20_000 })
    expect(use([balanceOf("partner")], purchaseOf(499), 1)).toEqual({ _tag: "PartnerMinimum", min: 500 })
    expect(use([balanceOf("partner", million, 100_000)], purchaseOf(499), 1)).toEqual({ _tag: "PartnerMinimum", min: 100_000 })
  })

  it("is refused with the maximum, above the balance and above the limit", () => {
    expect(use([balanceOf("money", tugrik(30_000))], purchaseOf(100_000), 30_001)).toEqual({ _tag: "AboveBalance", max: 30_000 })
    expect(use([balanceOf("bonus")], purchaseOf(100_000), 50_001)).toEqual({ _tag: "AboveMaximum", max: 50_000 })
    expect(use([balanceOf("bonus", tugrik(60_000))], purchaseOf(100_000), 60_000)).toEqual({ _tag: "AboveMaximum", max: 50_000 })
    expect(use([balanceOf("bonus", tugrik(60_000))], purchaseOf(100_000), 60_001)).toEqual({ _tag: "AboveBalance", max: 50_000 })
    expect(use([], purchaseOf(100_000), 1)).toEqual({ _tag: "AboveBalance", max: 0 })
    const partnerBelowMinimum = [balanceOf("money", tugrik(30_000)), balanceOf("partner", million, 100_000)]
    expect(use(partnerBelowMinimum, purchaseOf(50_000), 30_001)).toEqual({ _tag: "AboveMaximum", max: 30_000 })
  })

  it("accepts the maximum that it names, and refuses one more", () => {
    holds(
      fc.property(parts, purchase, (all, order) => {
        const max = maxUsable(all, order)
        return use(all, order, max)._tag === "Used" && use(all, order, max + 1)._tag !== "Used"
      }),
    )
  })

  it("names an acceptable maximum whenever it names one", () => {
    holds(
      fc.property(parts, purchase, amount, (all, order, requested) => {
        const walletUse = use(all, order, requested)
        return !("max" in walletUse) || (walletUse.max < requested && use(all, order, walletUse.max)._tag === "Used")
      }),
    )
  })

  it("pays exactly the requested amount, from no part more than its balance", () => {
    holds(
      fc.property(parts, purchase, amount, (all, order, requested) => {
        const walletUse = use(all, order, Math.min(requested, maxUsable(all, order)))
        if (walletUse._tag !== "Used") return false
        const balanceOfKind = (kind: WalletPartKind) => all.reduce((sum, one) => sum + (one.kind === kind ? one.balance : 0), 0)
        expect(paidBy(walletUse.shares)).toBe(walletUse.whole)
        return (
          walletUse.whole === Math.min(requested, maxUsable(all, order)) &&
          orderOfUse.every((kind) => paidBy(walletUse.shares, kind) <= balanceOfKind(kind))
        )
      }),
    )
  })

  it("pays from each kind within its limit", () => {
    holds(
      fc.property(parts, purchase, (all, order) => {
        const shares = sharesOf(use(all, order, maxUsable(all, order)))
        return orderOfUse.every((kind) => paidBy(shares, kind) <= kindLimit(kind, order)) && paidBy(shares) <= order.toPay
      }),
    )
  })

  it("pays from money only when all less flexible parts are exhausted", () => {
    holds(
      fc.property(parts, purchase, amount, (all, order, requested) => {
        const shares = sharesOf(use(all, order, Math.min(requested, maxUsable(all, order))))
        const others = all.filter(({ kind }) => kind !== "money")
        return paidBy(shares, "money") === 0 || paidBy(shares) - paidBy(shares, "money") === maxUsable(others, order)
      }),
    )
  })
})
