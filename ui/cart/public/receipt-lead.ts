/** Sentence about when the VAT receipt of an order is sent. W10. */
import type { Order } from "#domain/entities/orders/order.ts"
import { receiptDays } from "#domain/rules/orders/receipt.ts"
import { isNothingSent } from "#domain/rules/travel/stay-line.ts"
import type { Text } from "#ui/messages/messages.tsx"

/** Within days of the delivery; without one, once the order can no longer be cancelled. */
export const receiptLeadText = (order: Pick<Order, "lineItems">, text: Text): string =>
  isNothingSent(order) ? text("receipt.unsent") : text("receipt.lead", { days: receiptDays })
