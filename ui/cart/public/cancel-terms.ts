/** Sentences about until when an order can be cancelled, and when its money comes back. B10. */
import type { MethodType } from "#domain/entities/cart/payment.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import { stayCancelHours } from "#domain/rules/orders/cancellation.ts"
import { isStay } from "#domain/rules/travel/stay-line.ts"
import type { Text } from "#ui/messages/messages.tsx"
import { refundTimeText } from "./refund-time.ts"

/** `hours` from payment; stays alone have until before their arrival too, and none is cancelled after it. */
export const cancelTermsText = (
  { lineItems, method }: Pick<Order, "lineItems"> & { readonly method: MethodType | null },
  hours: number,
  text: Text,
): string => {
  const terms = { hours, time: refundTimeText(method, text) }
  if (!lineItems.some(isStay)) return text("checkout.cancelTerms", terms)
  return lineItems.every(isStay)
    ? text("checkout.cancelTerms.stays", { ...terms, before: stayCancelHours })
    : text("checkout.cancelTerms.mixed", terms)
}
