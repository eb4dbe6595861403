/** Rules of the lease calculator's form; blank fields are accepted. */
import { maxLeasePrice, parsePrice } from "./lease-address.ts"
import { formatTugrik, parseTugrik } from "#domain/rules/texts/money.ts"
import { isBlank, refusal } from "#domain/rules/forms/refusals.ts"
import type { Refusal } from "#domain/rules/forms/refusals.ts"

export type LeaseForm = { readonly price: string; readonly down: string }

const priceRefusal = (text: string): ReadonlyArray<Refusal<"price">> => {
  if (isBlank(text) || parsePrice(text) !== null) return []
  const isTooHigh = (parseTugrik(text) ?? 0) > maxLeasePrice
  return isTooHigh ? refusal("price", "v.amount_max", { max: formatTugrik(maxLeasePrice) }) : refusal("price", "v.amount_wrong")
}

const downRefusal = (text: string): ReadonlyArray<Refusal<"down">> =>
  refusal("down", isBlank(text) || parseTugrik(text) !== null ? null : "v.amount_wrong")

/** Refusals of price and down payment as typed; empty when both are accepted. */
export const checkLease = ({ price, down }: LeaseForm): ReadonlyArray<Refusal<keyof LeaseForm>> => [
  ...priceRefusal(price),
  ...downRefusal(down),
]
