/** Recharge of the wallet: a payment without an order. Specification §8, S29 c. */
import * as Schema from "effect/Schema"
import { Payment } from "#domain/entities/cart/payment.ts"

/** Number of a recharge: `W` and nine digits. */
export const RechargeNumber = Schema.NonEmptyString.pipe(Schema.brand("RechargeNumber"))
export type RechargeNumber = typeof RechargeNumber.Type

export const Recharge = Schema.Struct({ number: RechargeNumber, payment: Payment })
export type Recharge = typeof Recharge.Type
