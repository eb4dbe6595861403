/** Orders under way: those that a shopper still waits for. Specification §4, B8. */
import { orderStatus, type OrderStates, type OrderStatus } from "./order-status.ts"

const over: ReadonlyArray<OrderStatus> = ["delivered", "completed", "canceled", "returned", "refunded", "payment_overdue"]

/** Whether an order is neither delivered nor ended. */
export const isUnderWay = (order: OrderStates): boolean => !over.includes(orderStatus(order))
