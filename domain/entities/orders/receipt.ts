/** VAT receipt of an order. Specification §9, W10. */
import * as Schema from "effect/Schema"
import { Tugrik } from "#domain/entities/money.ts"
import { orNull } from "#domain/entities/wire-codecs.ts"

/** The last four fields are `null` until the receipt is confirmed. */
export const Receipt = Schema.Struct({
  status: Schema.Literals(["pending", "confirmed"]),
  total: Tugrik,
  vat: Tugrik,
  cityTax: Tugrik,
  id: orNull(Schema.String),
  lottery: orNull(Schema.String),
  qrData: orNull(Schema.String),
  date: orNull(Schema.String),
}).pipe(Schema.encodeKeys({ cityTax: "city_tax", qrData: "qr_data" }))
export type Receipt = typeof Receipt.Type
