/** Refusals of the cart's changes: which one a screen still shows, and what its notice says. */
import type { Problem } from "#domain/entities/problem.ts"
import { messageOf, type MessageRef } from "#machines/shell/notice.ts"
import type { CartContext } from "./cart-context.ts"
import type { OrderChange } from "./order-changes.ts"

/** The refused change that a screen still shows; a failed request is over with the next response. */
export const refusedChange = ({ refused }: CartContext): CartContext["refused"] => (refused?.sent == null ? null : refused)

/** Whether the line or the whole cart is gone, since another tab changed or placed it. B4. */
export const isAnotherCart = (problem: Problem): boolean =>
  problem._tag === "Missing" || (problem._tag === "Refused" && problem.code === "order_placed")

/** Message of a refused change; without a connection it names what needs one. */
export const refusalMessage = ({ _tag }: OrderChange, problem: Problem): MessageRef =>
  problem._tag === "Unreachable" && _tag === "ApplyCoupon" ? { key: "notice.couponNeedsConnection" } : messageOf(problem)
