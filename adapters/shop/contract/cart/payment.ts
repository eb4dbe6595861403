/** Calls of an order's payment. */
import * as Schema from "effect/Schema"
import { LendAnswer } from "#domain/entities/lease/lend-answer.ts"
import { LooseInt, orNull } from "#domain/entities/wire-codecs.ts"
import { Payment } from "#domain/entities/cart/payment.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"

export const orderPayment = endpoint({
  method: "GET",
  path: "/api/v2/orders/:number/payment",
  summary: "The payment of a placed order, with what is needed to pay; fetched again while it is awaited.",
  asker: "user",
  answer: Payment,
})

export const checkLend = endpoint({
  method: "GET",
  path: "/api/v2/orders/:number/check_lend",
  flag: "showLease",
  summary: "Whether the lender of a payment method lends the shopper what is left to pay of the order, and why not.",
  asker: "user",
  /** Id of the payment method, the lease without one; name of the lender, the first one without it. */
  query: Schema.Struct({ payment: orNull(LooseInt), lender: orNull(Schema.String) }),
  answer: LendAnswer,
})

/** Token of a payment app, as the app passes it on. */
const AppToken = Schema.String.check(Schema.isPattern(/^[\x21-\x7e]{1,512}$/, { message: "app.token" }))

export const payMostInApp = endpoint({
  method: "PUT",
  path: "/api/v2/checkouts/:number/most_in_app",
  summary: "Pays a placed order by the tokens of the Most app in which the shop is open. Sent again, it pays nothing twice.",
  asker: "user",
  body: Schema.Struct({ customerToken: AppToken, transactionToken: AppToken }).pipe(
    Schema.encodeKeys({ customerToken: "custtkn", transactionToken: "txntkn" }),
  ),
  answer: Payment,
})
