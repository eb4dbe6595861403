/** Everything that can go wrong outside. Made only in `adapters`, shown by screens, never thrown away. */
import type { Order } from "./orders/order.ts"

export type Problem =
  /** `text`: the shop's own words, in the shopper's language, where it gave any. */
  | { readonly _tag: "Missing"; readonly text?: string }
  /** The shop said no; `text` is in the shopper's language, `code` for machines, `fields` by field. */
  | {
      readonly _tag: "Refused"
      readonly status: number
      readonly text: string
      readonly code: string | null
      readonly fields: Readonly<Record<string, string>>
    }
  /** The order is not the one that the shopper saw, and was not placed; `order` is what it is now. */
  | { readonly _tag: "OrderChanged"; readonly text: string; readonly order: Order }
  /** The shop failed and said so; whether it did what it was asked is not known. */
  | { readonly _tag: "Failed"; readonly status: number; readonly text: string }
  | { readonly _tag: "Unauthorised" }
  | { readonly _tag: "Unreachable" }
  | { readonly _tag: "Unreadable" }
  | { readonly _tag: "TimedOut" }

/** Whether the shop said in words of its own why not. */
export const hasText = (problem: Problem): problem is Problem & { readonly text: string } =>
  "text" in problem && problem.text !== undefined

export const isProblem = (value: unknown): value is Problem =>
  typeof value === "object" && value !== null && "_tag" in value && problemTags.has(String(value._tag))

const problemTags = new Set(["Missing", "Refused", "Failed", "OrderChanged", "Unauthorised", "Unreachable", "Unreadable", "TimedOut"])

/** What was thrown, as a problem; anything that no adapter made is an answer we could not read. */
export const toProblem = (thrown: unknown): Problem => (isProblem(thrown) ? thrown : { _tag: "Unreadable" })
