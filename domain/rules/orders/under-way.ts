/** Orders under way: those that a shopper still waits for. Specification §4, B8. */
import type { Instant } from "#domain/entities/ids.ts"
import { isStayOver } from "#domain/rules/travel/ended-stay.ts"
import { isGiftCard, isNothingSent } from "#domain/rules/travel/stay-line.ts"
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

type Contents = Parameters<typeof isNothingSent>[0]

/** Whether an order of stays and gift cards alone is fulfilled: nothing is sent, so it is once it is paid and its stays are over. */
export const isFulfilled = (order: OrderStates & Contents, now: Instant): boolean =>
  orderStatus(order) === "paid" &&
  isNothingSent(order) &&
  order.lineItems.every((line) => {
    const leaves = line.options?.["leaves"]
    return isGiftCard(line) || (typeof leaves === "string" && isStayOver(leaves, now))
  })

/** Whether an order is neither delivered nor ended. */
export const isUnderWay = (order: OrderStates & Contents, now: Instant): boolean => underWay[orderStatus(order)] && !isFulfilled(order, now)
