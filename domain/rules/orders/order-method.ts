/** Payment method of an order. */
import type { Order } from "#domain/entities/orders/order.ts"

/** Type of the method of the last payment, as the server names it; `null` where the wallet paid the order or nothing is chosen. */
export const orderMethod = ({ payments }: Pick<Order, "payments">): string | null => payments.at(-1)?.methodType || null
