/** Stops of a return on its way to the refund. Specification §9, W8. */
import type { MethodType } from "#domain/entities/cart/payment.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { GoodsReturn } from "#domain/entities/orders/return.ts"
import { isRefundUnderWay } from "./cancellation.ts"
import { withReached, type ReachedStop } from "./stops.ts"

export const returnStops = ["sent", "handOver", "check", "refund"] as const
export type ReturnStop = (typeof returnStops)[number]

type Tracked = Pick<GoodsReturn, "status" | "money" | "refundPending" | "answeredAt">

/** Whether the money of an accepted return has arrived where it came from; what goes to the wallet is there at once. */
export const isRefunded = (
  { status, money, refundPending = false, answeredAt }: Tracked,
  method: MethodType | null,
  now: Instant,
): boolean => status === "accepted" && !isRefundUnderWay({ canceledAt: answeredAt, refundedAmount: money, refundPending }, method, now)

/** Stops with their state; empty for a rejected return, which goes no further. */
export const returnTracking = ({ status }: Pick<GoodsReturn, "status">): ReadonlyArray<ReachedStop<ReturnStop>> => {
  switch (status) {
    case "requested":
      return withReached<ReturnStop>(returnStops, "handOver")
    case "accepted":
      return withReached<ReturnStop>(returnStops, "refund")
    case "rejected":
      return []
    default:
      return status satisfies never
  }
}
