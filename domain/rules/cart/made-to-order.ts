/** Whether an order waits for what is made to order. */
import type { Order } from "#domain/entities/orders/order.ts"

export const hasMadeToOrder = ({ lineItems }: Pick<Order, "lineItems">): boolean => lineItems.some(({ madeToOrder }) => madeToOrder)
