/** Calls of returns: what can be sent back, and the request for it. Specification §9, W8. */
import * as Schema from "effect/Schema"
import { LineId } from "#domain/entities/ids.ts"
import { OrderReturns, ReturnPicture, ReturnReason } from "#domain/entities/orders/return.ts"
import { listOf, LooseInt, orElse } from "#domain/entities/wire-codecs.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"
import { PictureFile } from "#adapters/shop/contract/picture-file.ts"
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
  summary:
    "Asks to return units of a delivered order; as multipart with `pictures[][file]`, up to five. 422 past the time of a line, above what was ordered, and for what is no picture.",
  asker: "user",
  body: Schema.Struct({
    reason: ReturnReason,
    note: orElse(Detail, ""),
    lines: Schema.NonEmptyArray(Schema.Struct({ id: LineId, quantity: LooseInt.check(Schema.isGreaterThanOrEqualTo(1)) })).check(
      Schema.isMaxLength(200),
    ),
    pictures: listOf(Schema.Struct({ file: PictureFile })),
  }),
  accepts: ["json", "multipart"],
  answer: OrderReturns,
  idempotent: true,
})

export const returnPictures = endpoint({
  method: "GET",
  path: "/api/v2/orders/:number/returns/pictures",
  summary: "Pictures of all returns of an own order, small, with their content as base64.",
  asker: "user",
  answer: Schema.Struct({ pictures: listOf(ReturnPicture) }),
})

export const returnPicture = endpoint({
  method: "GET",
  path: "/api/v2/orders/:number/returns/pictures/:name",
  summary: "A picture of a return of an own order in its large size.",
  asker: "user",
  answer: ReturnPicture,
})
