/** Calls of returns: what can be sent back, and the request for it. Specification §9, W8. */
import * as Schema from "effect/Schema"
import { LineId } from "#domain/entities/ids.ts"
import { OrderReturns, ReturnReason } from "#domain/entities/orders/return.ts"
import { LooseInt, orElse } from "#domain/entities/wire-codecs.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"
import { Detail } from "#adapters/shop/contract/texts.ts"

export const orderReturns = endpoint({
  method: "GET",
  path: "/api/v2/orders/:number/returns",
  summary: "Returns of an own order, and the lines that can still be returned.",
  asker: "user",
  answer: OrderReturns,
})

export const requestReturn = endpoint({
  method: "POST",
  path: "/api/v2/orders/:number/returns",
  summary: "Asks to return units of a delivered order; 422 past the time of a line or above what was ordered.",
  asker: "user",
  body: Schema.Struct({
    reason: ReturnReason,
    note: orElse(Detail, ""),
    lines: Schema.NonEmptyArray(Schema.Struct({ id: LineId, quantity: LooseInt.check(Schema.isGreaterThanOrEqualTo(1)) })).check(Schema.isMaxLength(200)),
  }),
  answer: OrderReturns,
  idempotent: true,
})
