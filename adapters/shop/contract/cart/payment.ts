/** How far the payment of a placed order has come, and its VAT receipt. */
import { Payment, Receipt } from "#domain/entities/cart/payment.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"

export const orderPayment = endpoint({
  method: "GET",
  path: "/api/v2/orders/:number/payment",
  summary: "The payment of a placed order, with what is needed to pay; asked again while it is awaited.",
  asker: "user",
  answer: Payment,
})

export const orderReceipt = endpoint({
  method: "GET",
  path: "/api/v2/orders/:number/receipt",
  summary: "The VAT receipt of a paid order, pending until the tax office confirms it.",
  asker: "user",
  answer: Receipt,
})
