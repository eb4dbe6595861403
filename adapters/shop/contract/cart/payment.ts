/** Calls of an order's payment. */
import { Payment } from "#domain/entities/cart/payment.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"

export const orderPayment = endpoint({
  method: "GET",
  path: "/api/v2/orders/:number/payment",
  summary: "The payment of a placed order, with what is needed to pay; asked again while it is awaited.",
  asker: "user",
  answer: Payment,
})
