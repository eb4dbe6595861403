/** Rules of an amount to pay from the wallet. Specification §5, V5: the maximum is shown. */
import type { Tugrik } from "#domain/entities/money.ts"
import type { WalletOffer } from "#domain/entities/orders/order.ts"
import type { WalletPartKind } from "#domain/entities/wallet/wallet.ts"
import { minimum, sum, zero } from "#domain/rules/money.ts"
import { formatTugrik, parseTugrik } from "#domain/rules/texts/money.ts"
import type { WalletUse } from "./wallet.ts"
import { checkAmount } from "#domain/rules/forms/amount.ts"
import { refusal } from "#domain/rules/forms/refusals.ts"
import type { Refusal } from "#domain/rules/forms/refusals.ts"

/** Key of the refusal of an amount. */
export type WalletRefusal = "v.amount_wrong" | "wallet.rule.min" | "wallet.rule.partner" | "v.amount_balance" | "v.amount_max"

/** Refusal that says why the wallet does not pay an amount; empty when it does. */
export const walletRefusal = (use: WalletUse): ReadonlyArray<Refusal<"amount", WalletRefusal>> => {
  switch (use._tag) {
    case "Used":
      return []
    case "NoAmount":
      return refusal("amount", "v.amount_wrong")
    case "PurchaseTooSmall":
      return refusal("amount", "wallet.rule.min", { amount: formatTugrik(use.above) })
    case "PartnerMinimum":
      return refusal("amount", "wallet.rule.partner", { amount: formatTugrik(use.min) })
    case "AboveBalance":
      return refusal("amount", "v.amount_balance", { max: formatTugrik(use.max) })
    case "AboveMaximum":
      return refusal("amount", "v.amount_max", { max: formatTugrik(use.max) })
    default:
      return use satisfies never
  }
}

type OfferedWallet = { readonly usable: Tugrik; readonly parts: ReadonlyArray<WalletOffer> }

/** Amount that a wallet, or one kind of its parts, may pay towards an order as the shop offers it. */
export const usableFrom = (wallet: OfferedWallet | null, source: WalletPartKind | null): Tugrik => {
  if (wallet === null) return zero
  if (source === null) return wallet.usable
  return minimum(wallet.usable, sum(wallet.parts.filter(({ kind }) => kind === source).map(({ usable }) => usable)))
}

/** Money in a wallet, or in one kind of its parts, whatever of it the order may take. */
const balanceFrom = (wallet: OfferedWallet | null, source: WalletPartKind | null): Tugrik =>
  sum((wallet?.parts ?? []).filter(({ kind }) => source === null || kind === source).map(({ balance }) => balance))

/** Refusals of an amount to pay from a wallet: one that is not there is refused before one that the order may not take. */
export const checkWalletAmount = (
  form: { readonly amount: string; readonly source: WalletPartKind | null },
  wallet: OfferedWallet | null,
): ReadonlyArray<Refusal<"amount">> => {
  const max = usableFrom(wallet, form.source)
  const amount = parseTugrik(form.amount)
  if (amount !== null && amount > balanceFrom(wallet, form.source)) return refusal("amount", "v.amount_balance", { max: formatTugrik(max) })
  return checkAmount(form, { min: 1, max })
}
