/** Changes of the cart that wait for a connection. */
import type { Problem } from "#domain/entities/problem.ts"
import type { UnsentChange } from "#domain/entities/cart/stored-cart.ts"
import type { OrderChange, SentChange } from "./order-changes.ts"

/** Whether a change means the same later: what the shop has to calculate, or to promise, is answered now or not at all. */
export const isDeferrable = (change: OrderChange): change is UnsentChange => change._tag === "AddItem" || change._tag === "ChangeLine" || change._tag === "Empty"

/** Whether a change that could not be sent waits for a connection. */
export const canWait = (sent: SentChange | null, problem: Problem): boolean => problem._tag === "Unreachable" && sent !== null && isDeferrable(sent.change)
