/** Changes of the cart that wait for a connection, and the messages of those that cannot. */
import type { Problem } from "#domain/entities/problem.ts"
import { messageOf, type MessageRef } from "#machines/shell/notice.ts"
import type { KeptChange } from "#domain/entities/cart/kept-cart.ts"
import type { OrderChange, SentChange } from "./order-changes.ts"

/** Whether a change means the same later: what the shop has to calculate, or to promise, is answered now or not at all. */
export const isKept = (change: OrderChange): change is KeptChange => change._tag === "AddItem" || change._tag === "ChangeLine" || change._tag === "Empty"

/** Whether a change that could not be sent waits for a connection. */
export const canWait = (sent: SentChange | null, problem: Problem): boolean => problem._tag === "Unreachable" && sent !== null && isKept(sent.change)

const actions = {
  ApplyCoupon: "coupon",
  RemoveCoupon: "coupon",
  UseCredit: "wallet",
  SaveAddress: "address",
} as const satisfies Partial<Record<OrderChange["_tag"], string>>

/** Message of a change's problem: names the action where only the connection is missing. */
export const problemNotice = (change: OrderChange, problem: Problem): MessageRef =>
  problem._tag === "Unreachable" && !isKept(change) ? { key: "cart.needsConnection", values: { action: actions[change._tag] } } : messageOf(problem)
