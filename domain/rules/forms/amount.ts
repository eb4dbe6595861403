/** Rule of an amount of money as typed. Specification §5, V5. */
import { formatTugrik, parseTugrik } from "#domain/rules/texts/money.ts"
import { isBlank, refusal } from "./refusals.ts"
import type { Refusal } from "./refusals.ts"

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
