import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { tugrik } from "#domain/rules/money.ts"
import { checkWalletAmount, walletRefusal } from "#domain/rules/wallet/amount-form.ts"
import { use, walletTerms, type WalletUse } from "#domain/rules/wallet/wallet.ts"
import { amount } from "#tests/arbitraries/money.ts"
import { parts, purchase } from "#tests/arbitraries/wallet.ts"
import { holds } from "#tests/laws.ts"

describe("an amount from the wallet", () => {
  it("is refused above its balance first, then above what the order may take, with the maximum [V5] [X7]", () => {
    const wallet = {
      usable: tugrik(5000),
      parts: [{ kind: "bonus" as const, balance: tugrik(8000), usable: tugrik(5000), used: tugrik(0) }],
    }
    const keys = (amount: string, source: "bonus" | "money" | null = null) =>
      checkWalletAmount({ amount, source }, wallet).map(({ key, values }) => `${key} ${String(values?.["max"])}`)
    expect([keys("8001"), keys("5001"), keys("5000"), keys("1", "money")]).toEqual([
      ["v.amount_balance 5,000₮"],
      ["v.amount_max 5,000₮"],
      [],
      ["v.amount_balance 0₮"],
    ])
  })

  it.each<[WalletUse, string, Readonly<Record<string, string>>]>([
    [{ _tag: "NoAmount" }, "v.amount_wrong", {}],
    [{ _tag: "PurchaseTooSmall", above: tugrik(20_000) }, "wallet.rule.min", { amount: "20,000₮" }],
    [{ _tag: "PartnerMinimum", min: tugrik(500) }, "wallet.rule.partner", { amount: "500₮" }],
    [{ _tag: "AboveBalance", max: tugrik(7) }, "v.amount_balance", { max: "7₮" }],
    [{ _tag: "AboveMaximum", max: tugrik(7) }, "v.amount_max", { max: "7₮" }],
  ])("refused with %o has the message %s with the limit %o", (walletUse, key, values) => {
    expect(walletRefusal(walletUse)).toMatchObject([{ key, values }])
  })

  it("is refused on screen exactly where the wallet refuses it", () => {
    holds(
      fc.property(parts, purchase, amount, (all, order, requested) => {
        const walletUse = use(all, order, requested, walletTerms)
        return (walletUse._tag === "Used") === (walletRefusal(walletUse).length === 0)
      }),
    )
  })
})
