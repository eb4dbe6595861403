/** Orders under way: those that a shopper still waits for. Specification §4, B8. */
import { orderStatus, type OrderStates, type OrderStatus } from "./order-status.ts"

const underWay: Readonly<Record<OrderStatus, boolean>> = {
  pending: true,
  payment_pending: true,
  payment_completed: true,
  paid: true,
  payment_failed: true,
  payment_overdue: false,
  waiting_bank: true,
  ordered: true,
  shipped: true,
  ready_to_deliver: true,
  delivering: true,
  delivered: false,
  completed: false,
  canceled: false,
  returned: false,
  refunding: true,
  refunded: false,
}

/** Whether an order is neither delivered nor ended. */
export const isUnderWay = (order: OrderStates): boolean => underWay[orderStatus(order)]
