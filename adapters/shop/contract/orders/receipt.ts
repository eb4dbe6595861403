/** Calls of an order's VAT receipt. */
import { Receipt } from "#domain/entities/orders/receipt.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"

export const orderReceipt = endpoint({
  method: "GET",
  path: "/api/v2/orders/:number/receipt",
  summary: "The VAT receipt of a paid order, pending until the tax office confirms it.",
  asker: "user",
  answer: Receipt,
})
