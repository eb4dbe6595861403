/** Rules of amount fields, the wallet's among them. Specification §5, V5: the maximum is shown. */
import { formatTugrik, parseTugrik } from "#domain/rules/texts/money.ts"
import type { WalletUse } from "./wallet.ts"
import { isBlank, refusal } from "#domain/rules/forms/refusals.ts"
import type { Refusal } from "#domain/rules/forms/refusals.ts"

/** Refusal that says why the wallet does not pay an amount; empty when it does. */
export const walletRefusal = (use: WalletUse): ReadonlyArray<Refusal<"amount">> => {
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

/** Refusals of an amount outside bounds in tugrik, both allowed; `max` is `null` for no maximum. */
export const checkAmount = (
  form: { readonly amount: string },
  bounds: { readonly min: number; readonly max: number | null },
): ReadonlyArray<Refusal<"amount">> => {
  if (isBlank(form.amount)) return refusal("amount", "v.amount_blank")
  const amount = parseTugrik(form.amount)
  if (amount === null) return refusal("amount", "v.amount_wrong")
  if (amount < bounds.min) return refusal("amount", "v.amount_min", { min: formatTugrik(bounds.min) })
  return bounds.max !== null && amount > bounds.max ? refusal("amount", "v.amount_max", { max: formatTugrik(bounds.max) }) : []
}
