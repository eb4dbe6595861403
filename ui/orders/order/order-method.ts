/** Method by which an order is paid; `null` where the wallet paid it or nothing is chosen. */
import { MethodType } from "#domain/entities/cart/payment.ts"
import type { Order } from "#domain/entities/orders/order.ts"

export const orderMethod = ({ payments }: Pick<Order, "payments">): MethodType | null =>
  MethodType.literals.find((type) => type === payments.at(-1)?.methodType) ?? null
