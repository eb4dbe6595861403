/** Calls by which the merchant's programs read and answer returns. */
import * as Schema from "effect/Schema"
import { Instant } from "#domain/entities/ids.ts"
import { ReturnPicture, ReturnReason } from "#domain/entities/orders/return.ts"
import { listOf, LooseInt, orElse } from "#domain/entities/wire-codecs.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"
import { PageQuery, pageOf } from "#adapters/shop/contract/list-page.ts"
import { OrderAnswer } from "#adapters/shop/contract/orders/orders.ts"

/** A return that waits for the merchant. */
const WaitingReturn = Schema.Struct({
  number: Schema.NonEmptyString,
  order: Schema.NonEmptyString,
  reason: ReturnReason,
  note: Schema.String,
  lines: listOf(Schema.Struct({ sku: Schema.String, name: Schema.String, quantity: LooseInt })),
  /** Number of its pictures. */
  pictures: LooseInt,
  createdAt: Instant,
}).pipe(Schema.encodeKeys({ createdAt: "created_at" }))

export const merchantReturns = endpoint({
  method: "GET",
  path: "/api/v2/merchant/returns",
  summary: "Returns that are requested and not answered yet, oldest first.",
  asker: "orders key",
  query: PageQuery,
  answer: pageOf("returns", WaitingReturn),
})

export const merchantReturnPictures = endpoint({
  method: "GET",
  path: "/api/v2/merchant/returns/:number/pictures",
  summary: "Pictures of a return, large, with their content as base64; none for a return without pictures.",
  asker: "orders key",
  answer: Schema.Struct({ pictures: listOf(ReturnPicture) }),
})

export const answerMerchantReturn = endpoint({
  method: "PUT",
  path: "/api/v2/merchant/returns/:number",
  summary:
    "Accepts a return, which puts the goods back and refunds them, or rejects it; the shopper reads `answer`. Repeated, it changes nothing; 422 for one that was answered otherwise.",
  asker: "orders key",
  body: Schema.Struct({
    status: Schema.Literals(["accepted", "rejected"]),
    answer: orElse(Schema.String.check(Schema.isMaxLength(500)), ""),
  }),
  answer: OrderAnswer,
})
