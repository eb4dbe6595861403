/** Problem: anything that can go wrong outside. Only `adapters` make one; screens show it, contexts keep it. Specification §8. */
import type { Order } from "./orders/order.ts"

export type Problem =
  /** Not found (404); `text` is the server's message in the shopper's language, where it sent one. */
  | { readonly _tag: "Missing"; readonly text?: string }
  /** The server refused (4xx): `text` is its message in the shopper's language, `code` its error code, `fields` the messages by field. */
  | {
      readonly _tag: "Refused"
      readonly status: number
      readonly text: string
      readonly code: string | null
      readonly fields: Readonly<Record<string, string>>
    }
  /** The order differs from what the shopper saw and was not placed; `order` is its present state. */
  | { readonly _tag: "OrderChanged"; readonly text: string; readonly order: Order }
  /** The server failed (5xx); `text` is its message or the adapter's. Whether the request took effect is unknown. */
  | { readonly _tag: "Failed"; readonly status: number; readonly text: string }
  | { readonly _tag: "Unauthorised" }
  | { readonly _tag: "Unreachable" }
  /** The shop answers, but its search does not. */
  | { readonly _tag: "SearchDown" }
  | { readonly _tag: "Unreadable" }
  | { readonly _tag: "TimedOut" }

/** Whether the problem carries a message of the server. */
export const hasText = (problem: Problem): problem is Problem & { readonly text: string } => "text" in problem && problem.text !== undefined

/** Statuses of a proxy whose shop is away: restarted, exchanged or overloaded. */
const awayStatuses: ReadonlySet<number> = new Set([502, 503, 504])

/** Whether the shop cannot be reached for now: without a connection, or while it is away. The same request may be sent again later. */
export const isOutOfReach = (problem: Problem): boolean =>
  problem._tag === "Unreachable" || (problem._tag === "Failed" && awayStatuses.has(problem.status))

/** Whether the request may have taken effect all the same. */
export const isUncertain = ({ _tag }: Problem): boolean => _tag === "Unreachable" || _tag === "TimedOut" || _tag === "Failed"

/** Whether a thrown or stored value is a problem. */
export const isProblem = (value: unknown): value is Problem =>
  typeof value === "object" && value !== null && "_tag" in value && Object.hasOwn(problemTags, String(value._tag))

const problemTags: Readonly<Record<Problem["_tag"], true>> = {
  Missing: true,
  Refused: true,
  OrderChanged: true,
  Failed: true,
  Unauthorised: true,
  Unreachable: true,
  SearchDown: true,
  Unreadable: true,
  TimedOut: true,
}

/** The thrown value if it is a problem; anything else counts as an unreadable response. */
export const toProblem = (thrown: unknown): Problem => (isProblem(thrown) ? thrown : { _tag: "Unreadable" })
