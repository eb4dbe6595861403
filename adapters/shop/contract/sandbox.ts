/** Calls of the sandbox: the inbox of sent mail, and the payment desk. */
import * as Schema from "effect/Schema"
import { Instant } from "#domain/entities/ids.ts"
import { Payment } from "#domain/entities/cart/payment.ts"
import { WholeTugrik } from "#domain/entities/money.ts"
import { orNull } from "#domain/entities/wire-codecs.ts"
import { endpoint } from "./endpoint.ts"
import { EmptyResponse } from "./empty-response.ts"
import { OrderAnswer } from "./orders/orders.ts"

export const Message = Schema.Struct({
  id: Schema.Int,
  to: Schema.String,
  channel: Schema.Literals(["email", "sms"]),
  subject: orNull(Schema.String),
  text: Schema.String,
  code: orNull(Schema.String),
  /** Whether it also has a form in HTML, at `/sandbox/letters/{id}`. */
  html: Schema.Boolean,
  /** How far its carrier is. */
  state: Schema.Literals(["waiting", "sending", "sent", "failed", "unknown"]),
  createdAt: Instant,
}).pipe(Schema.encodeKeys({ createdAt: "created_at" }))
export type Message = typeof Message.Type

export const messages = endpoint({
  method: "GET",
  path: "/sandbox/messages",
  summary: "What was sent to an e-mail or phone, newest first; to anyone without `to`.",
  query: Schema.Struct({ to: orNull(Schema.String) }),
  answer: Schema.Array(Message),
})

export const payForBank = endpoint({
  method: "POST",
  path: "/sandbox/payments/:number/pay",
  summary: "Says for the bank that an order's payment has come; saying it twice changes nothing.",
  answer: Payment,
})

export const processForBank = endpoint({
  method: "POST",
  path: "/sandbox/payments/:number/process",
  summary: "Says for the bank that it has an order's payment and has not confirmed it yet.",
  answer: Payment,
})

export const moveForCourier = endpoint({
  method: "POST",
  path: "/sandbox/shipments/:number/:state",
  summary: "Says for the courier that a paid order is ready, shipped or delivered.",
  answer: OrderAnswer,
})

export const failForBank = endpoint({
  method: "POST",
  path: "/sandbox/payments/:number/fail",
  summary: "Says for the bank that an order's payment did not go through.",
  answer: Payment,
})

export const acceptOffer = endpoint({
  method: "POST",
  path: "/sandbox/offers/:number/accept",
  summary:
    "Says for the merchant that a suggested price is accepted, or at which price a quote is given; the person may buy at it for a week.",
  body: Schema.Struct({ price: orNull(WholeTugrik) }),
  answer: EmptyResponse,
})

export const rejectOffer = endpoint({
  method: "POST",
  path: "/sandbox/offers/:number/reject",
  summary: "Says for the merchant that a price suggestion or quote is rejected.",
  answer: EmptyResponse,
})

export const acceptReturn = endpoint({
  method: "POST",
  path: "/sandbox/returns/:number/accept",
  summary: "Says for the merchant that returned goods have come back; the refund goes where the money came from.",
  answer: EmptyResponse,
})

export const rejectReturn = endpoint({
  method: "POST",
  path: "/sandbox/returns/:number/reject",
  summary: "Says for the merchant that a return is not accepted.",
  answer: EmptyResponse,
})
