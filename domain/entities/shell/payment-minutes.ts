/** Minutes to pay an order, by payment method. Specification §4, B9. */
import * as Schema from "effect/Schema"
import { LooseInt } from "#domain/entities/wire-codecs.ts"
import { methodTypes } from "#domain/rules/cart/payment-methods.ts"

const Minutes = LooseInt.check(Schema.isGreaterThanOrEqualTo(1))

const own = Schema.optionalKey(Minutes)

/** `usual` counts for methods without minutes of their own. */
export const PaymentMinutes = Schema.Struct({
  usual: Minutes,
  ...(Object.fromEntries(methodTypes.map((method) => [method, own])) as Readonly<Record<(typeof methodTypes)[number], typeof own>>),
})
export type PaymentMinutes = typeof PaymentMinutes.Type
