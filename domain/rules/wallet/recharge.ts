/** Amounts and methods of a recharge. Specification §8, S29 c. */
import type { PaymentMethod, PaymentStatus } from "#domain/entities/cart/payment.ts"
import { tugrik } from "#domain/rules/money.ts"
import { parseTugrik } from "#domain/rules/texts/money.ts"
import type { Refusal } from "#domain/rules/forms/refusals.ts"
import { refusal } from "#domain/rules/forms/refusals.ts"
import { checkAmount } from "#domain/rules/forms/amount.ts"

/** Smallest and largest recharge in tugrik, both allowed. */
export const rechargeBounds = { min: tugrik(5_000), max: tugrik(5_000_000) }

/** Amounts that the form offers. */
export const rechargeAmounts = [20_000, 50_000, 100_000].map(tugrik)

/** Whether a method may recharge the wallet: borrowed money may not. */
export const canRecharge = ({ type }: { readonly type: PaymentMethod["methodType"] }): boolean => type !== "lease"

export type RechargeForm = { readonly amount: string; readonly methodId: number | null }

/** Refusals of a recharge form. */
export const checkRecharge = (form: RechargeForm): ReadonlyArray<Refusal<"amount" | "method">> => [
  ...checkAmount(form, rechargeBounds),
  ...refusal("method", form.methodId === null ? "v.method" : null),
]

/** Amount of an accepted form. */
export const rechargeAmount = (form: Pick<RechargeForm, "amount">) => tugrik(parseTugrik(form.amount) ?? 0)

export type RechargeOutcome = "open" | "paid" | "declined" | "ended"

const outcomes: Readonly<Record<PaymentStatus, RechargeOutcome>> = {
  pending: "open",
  processing: "open",
  paid: "paid",
  failed: "declined",
  overdue: "ended",
  canceled: "ended",
  refunded: "ended",
}

/** Outcome of a recharge by the status of its payment; a declined or ended one may be started over. */
export const rechargeOutcome = (status: PaymentStatus): RechargeOutcome => outcomes[status]
