/** A lease as it is being worked out, and who offers leases. Specification §3, E10. */
import * as Schema from "effect/Schema"
import { Tugrik } from "#domain/entities/money.ts"
import { listOf, LooseInt, LooseNumber, orElse, orNull } from "#domain/entities/wire-codecs.ts"

/** What is bought, and what is paid at once and each month. */
export const LeaseInfo = Schema.Struct({
  price: orNull(Tugrik),
  downPayment: orNull(Tugrik),
  monthlyPayment: orNull(Tugrik),
  total: orNull(Tugrik),
}).pipe(Schema.encodeKeys({ downPayment: "down_payment", monthlyPayment: "monthly_payment" }))
export type LeaseInfo = typeof LeaseInfo.Type

/** For how long, and at what a month's interest in percent. */
export const LeaseTerm = Schema.Struct({ months: orNull(LooseInt), interest: orNull(LooseNumber) })
export type LeaseTerm = typeof LeaseTerm.Type

export const LeaseState = Schema.Struct({ info: LeaseInfo, term: LeaseTerm })
export type LeaseState = typeof LeaseState.Type

/** Somebody who finances leases, of `GET /api/v2/leases`. */
export const LeaseProvider = Schema.Struct({
  provider: Schema.NonEmptyString,
  terms: listOf(LooseInt),
  /** A month's, in percent. */
  interest: LooseNumber,
  min: orNull(Tugrik),
  max: orNull(Tugrik),
  note: orElse(Schema.String, ""),
})
export type LeaseProvider = typeof LeaseProvider.Type
