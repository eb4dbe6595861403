/** State of the lease calculator, and the lenders. Specification §3, E10. */
import * as Schema from "effect/Schema"
import { Tugrik } from "#domain/entities/money.ts"
import { listOf, LooseInt, LooseNumber, orElse, orNull } from "#domain/entities/wire-codecs.ts"

/** Price, down payment, monthly payment and total, in tugrik; `null` while unknown. */
export const LeaseInfo = Schema.Struct({
  price: orNull(Tugrik),
  downPayment: orNull(Tugrik),
  monthlyPayment: orNull(Tugrik),
  total: orNull(Tugrik),
}).pipe(Schema.encodeKeys({ downPayment: "down_payment", monthlyPayment: "monthly_payment" }))
export type LeaseInfo = typeof LeaseInfo.Type

/** Period in months and monthly interest in percent. */
export const LeaseTerm = Schema.Struct({ months: orNull(LooseInt), interest: orNull(LooseNumber) })
export type LeaseTerm = typeof LeaseTerm.Type

export const LeaseState = Schema.Struct({ info: LeaseInfo, term: LeaseTerm })
export type LeaseState = typeof LeaseState.Type

/** Lender, as `GET /api/v2/leases` lists it. */
export const Lender = Schema.Struct({
  provider: Schema.NonEmptyString,
  terms: listOf(LooseInt),
  /** Monthly interest in percent. */
  interest: LooseNumber,
  min: orNull(Tugrik),
  max: orNull(Tugrik),
  note: orElse(Schema.String, ""),
})
export type Lender = typeof Lender.Type
