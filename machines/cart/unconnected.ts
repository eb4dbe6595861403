/** Rules of the cart's changes that wait for a connection. */
import { isOutOfReach, type Problem } from "#domain/entities/problem.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import type { UnsentChange } from "#domain/entities/cart/stored-cart.ts"
import { messageOf, type MessageRef } from "#machines/shell/notice.ts"
import type { OrderChange, SentChange } from "./order-changes.ts"

/** Whether a change can be sent later. A coupon, a wallet amount or an address needs the response of the shop at once. */
export const isDeferrable = (change: OrderChange): change is UnsentChange =>
  change._tag === "AddItem" || change._tag === "ChangeLine" || change._tag === "Empty"

/** Whether a change that could not be sent waits for a connection. */
export const canWait = (sent: SentChange | null, problem: Problem): boolean =>
  isOutOfReach(problem) && sent !== null && isDeferrable(sent.change)

/** Name of the product that a change concerns; `undefined` where it is unknown or concerns none. */
const productName = (order: Order | null, change: OrderChange): string | undefined => {
  if (change._tag === "ChangeLine") return order?.lineItems.find(({ id }) => id === change.lineId)?.product.name
  if (change._tag === "AddItem")
    return order?.lineItems.find(({ variantId }) => variantId === change.variantId)?.product.name ?? change.name
  return undefined
}

/** Whether the shop refused a change that had waited. The shopper may be on another page by then, so that only a notice shows it. */
export const isLateRefusal = (isUnconnected: boolean, { change }: SentChange, problem: Problem): boolean =>
  isUnconnected && problem._tag === "Refused" && isDeferrable(change)

/** Notice of a change that was refused after it had waited. */
export const lateRefusalMessage = (order: Order | null, { change }: SentChange, problem: Problem): MessageRef => {
  const name = productName(order, change)
  return name === undefined || problem._tag !== "Refused"
    ? messageOf(problem)
    : { key: "notice.changeRefused", values: { name, reason: problem.text } }
}
