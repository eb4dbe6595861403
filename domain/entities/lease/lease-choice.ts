/** Lease by which an order is paid: as the shopper chose it, and as it was agreed. */
import * as Schema from "effect/Schema"
import { Tugrik } from "#domain/entities/money.ts"
import { LooseInt } from "#domain/entities/wire-codecs.ts"

const chosen = { provider: Schema.NonEmptyString, months: LooseInt, down: Tugrik }

/** Lender, period and down payment. */
export const LeaseChoice = Schema.Struct(chosen).pipe(Schema.encodeKeys({ down: "down_payment" }))
export type LeaseChoice = typeof LeaseChoice.Type

/** The choice with what it comes to, in tugrik. */
export const LeaseAgreement = Schema.Struct({ ...chosen, monthly: Tugrik, total: Tugrik }).pipe(
  Schema.encodeKeys({ down: "down_payment", monthly: "monthly_payment" }),
)
export type LeaseAgreement = typeof LeaseAgreement.Type
