/** Method by which an order is paid; `null` where the wallet paid it or nothing is chosen. */
import type { MethodType } from "#domain/entities/cart/payment.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import { isMethodType } from "#domain/rules/cart/payment-methods.ts"

export const orderMethod = ({ payments }: Pick<Order, "payments">): MethodType | null => {
  const type = payments.at(-1)?.methodType ?? ""
  return isMethodType(type) ? type : null
}
