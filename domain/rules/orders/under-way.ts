/** Orders under way: those that a shopper still waits for. Specification §4, B8. */
import type { Order } from "#domain/entities/orders/order.ts"
import { orderStatus, type OrderStatus } from "./order-status.ts"

const over: ReadonlyArray<OrderStatus> = ["delivered", "completed", "canceled", "returned", "refunded", "payment_overdue"]

/** Whether an order is neither delivered nor ended. */
export const isUnderWay = (order: Order): boolean => !over.includes(orderStatus(order))
