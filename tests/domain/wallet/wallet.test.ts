import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { WalletPartKind } from "#domain/entities/wallet/wallet.ts"
import { tugrik } from "#domain/rules/money.ts"
import { cashbackRates } from "#domain/rules/wallet/cashback-rates.ts"
import { earned } from "#domain/rules/wallet/cashback.ts"
import * as rules from "#domain/rules/wallet/wallet.ts"
import { orderOfUse, paidBy, partnerMinimums, walletTerms, type Purchase, type WalletUse } from "#domain/rules/wallet/wallet.ts"
import { amount } from "#tests/arbitraries/money.ts"
import { part, parts, purchase, purchaseOf } from "#tests/arbitraries/wallet.ts"
import { holds } from "#tests/laws.ts"

const million = tugrik(1_000_000)
const balanceOf = (kind: (typeof orderOfUse)[number], balance = million, minimum: number | null = null) => ({
  kind,
  balance,
  minimum: minimum === null ? null : tugrik(minimum),
})
type Balance = Parameters<typeof rules.usable>[0]

/** The rules with the usual terms, unless a test gives others. */
const kindLimit = (kind: WalletPartKind, order: Purchase) => rules.kindLimit(kind, order, walletTerms)
const usable = (one: Balance, order: Purchase, terms = walletTerms) => rules.usable(one, order, terms)
const maxUsable = (all: ReadonlyArray<Balance>, order: Purchase, terms = walletTerms) => rules.maxUsable(all, order, terms)
const walletBarrier = (all: ReadonlyArray<Balance>, order: Purchase) => rules.walletBarrier(all, order, walletTerms)
const use = (all: ReadonlyArray<Balance>, order: Purchase, requested: number) => rules.use(all, order, requested, walletTerms)

const sharesOf = (answer: WalletUse) => (answer._tag === "Used" ? answer.shares : [])

describe("a wallet", () => {
  it("has the constants of the specification", () => {
    expect(walletTerms).toEqual({
      usableAbove: 20_000,
      bonusCapPerMille: 500,
      discountCapPerMille: 500,
      cashbackPerMille: 10,
      partnerMinimum: 500,
    })
    expect(partnerMinimums).toEqual([500, 20_000, 100_000])
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

describe("using a wallet", () => {
  it("takes the least flexible part first", () => {
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

  it("shares one limit among parts of a kind", () => {
    const answer = use([balanceOf("bonus", tugrik(40_000)), balanceOf("bonus", tugrik(40_000))], purchaseOf(100_000), 50_000)
    expect(sharesOf(answer).map((share) => share.amount)).toEqual([40_000, 10_000])
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

  it("waits for a larger purchase only where no filled part may pay [W1, W5]", () => {
    expect([20_000, 20_001].map((total) => walletBarrier([balanceOf("bonus")], purchaseOf(total)))).toEqual([
      { _tag: "PurchaseTooSmall", above: 20_000 },
      null,
    ])
    expect(walletBarrier([], purchaseOf(400))).toBeNull()
    const tally = { waits: 0, pays: 0 }
    holds(
      fc.property(parts, purchase, (wallet, order) => {
        const waits = walletBarrier(wallet, order) !== null
        const pays = maxUsable(wallet, order) > 0
        if (waits) tally.waits += 1
        if (pays) tally.pays += 1
        return !(waits && pays)
      }),
    )
    expect(Math.min(tally.waits, tally.pays)).toBeGreaterThan(0)
  })

  it.each([
    [500, 499],
    [20_000, 19_999],
    [100_000, 99_999],
  ])("lets a partner's balance with the minimum %i pay beside own money that waits [W5]", (least, below) => {
    const wallet = [balanceOf("money"), balanceOf("partner", million, least)]
    expect(walletBarrier(wallet, purchaseOf(least))).toBeNull()
    expect(use(wallet, purchaseOf(least), 400)).toMatchObject({ _tag: "Used", shares: [{ kind: "partner", amount: 400 }] })
    expect(usable(balanceOf("partner", million, least), purchaseOf(below))).toBe(0)
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
    const oneWaits = [balanceOf("money", tugrik(30_000)), balanceOf("partner", million, 100_000)]
    expect(use(oneWaits, purchaseOf(50_000), 30_001)).toEqual({ _tag: "AboveMaximum", max: 30_000 })
  })

  it("accepts the maximum that it names, and refuses one more", () => {
    holds(
      fc.property(parts, purchase, (all, order) => {
        const max = maxUsable(all, order)
        return use(all, order, max)._tag === "Used" && use(all, order, max + 1)._tag !== "Used"
      }),
    )
  })

  it("names an acceptable maximum for every request", () => {
    holds(
      fc.property(parts, purchase, amount, (all, order, requested) => {
        const answer = use(all, order, requested)
        return !("max" in answer) || (answer.max < requested && use(all, order, answer.max)._tag === "Used")
      }),
    )
  })

  it("takes exactly the requested amount from the parts", () => {
    holds(
      fc.property(parts, purchase, amount, (all, order, requested) => {
        const answer = use(all, order, Math.min(requested, maxUsable(all, order)))
        if (answer._tag !== "Used") return false
        const balances = (kind: WalletPartKind) => all.reduce((whole, one) => whole + (one.kind === kind ? one.balance : 0), 0)
        expect(paidBy(answer.shares)).toBe(answer.whole)
        return (
          answer.whole === Math.min(requested, maxUsable(all, order)) &&
          orderOfUse.every((kind) => paidBy(answer.shares, kind) <= balances(kind))
        )
      }),
    )
  })

  it("keeps each kind within its limit", () => {
    holds(
      fc.property(parts, purchase, (all, order) => {
        const shares = sharesOf(use(all, order, maxUsable(all, order)))
        return orderOfUse.every((kind) => paidBy(shares, kind) <= kindLimit(kind, order)) && paidBy(shares) <= order.toPay
      }),
    )
  })

  it("takes money only when all less flexible parts are exhausted", () => {
    holds(
      fc.property(parts, purchase, amount, (all, order, requested) => {
        const shares = sharesOf(use(all, order, Math.min(requested, maxUsable(all, order))))
        const others = all.filter(({ kind }) => kind !== "money")
        return paidBy(shares, "money") === 0 || paidBy(shares) - paidBy(shares, "money") === maxUsable(others, order)
      }),
    )
  })
})

describe("the bonus of a purchase", () => {
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
