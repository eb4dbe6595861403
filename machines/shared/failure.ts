/** Failure of a request: how machines store its problem, test its kind and retry. */
import { toProblem, type Problem } from "#domain/entities/problem.ts"
import { isDefinite } from "./definite-failure.ts"

/** Params of the actions and guards on `onError`. */
export type Failure = { readonly error: unknown }

/** Params of an `onError` transition: what the port threw. */
export const failureOf = ({ event }: { readonly event: Failure }) => ({ error: event.error })

/** Assignment of the action `keepProblem`. */
export const problemFrom = ({ error }: Failure): { readonly problem: Problem } => ({ problem: toProblem(error) })

/** Whether what was requested does not exist. */
export const isMissing = ({ error }: Failure): boolean => toProblem(error)._tag === "Missing"

/** Whether the shop certainly did not do what was requested. */
export const isDefiniteNo = ({ error }: Failure): boolean => isDefinite(error)

/** `onError` of a request for one thing, in a machine with `missing` and `failed`. The machine declares `isMissing` and `keepProblem`. */
export const missingOrFailed = [
  { guard: { type: "isMissing", params: failureOf }, target: "missing" },
  { target: "failed", actions: { type: "keepProblem", params: failureOf } },
] as const

/**
 * `onError` of a change with an idempotency key, in a machine with `refused`: a definite refusal ends the intent, after any other
 * failure the same intent is sent again. The machine declares `isDefiniteNo`, `keepProblem` and `nameIntent`.
 */
export const refusedOrUnsure = [
  {
    guard: { type: "isDefiniteNo", params: failureOf },
    target: "refused",
    actions: [{ type: "keepProblem", params: failureOf }, "nameIntent"],
  },
  { target: "refused", actions: { type: "keepProblem", params: failureOf } },
] as const

/** State after the first request failed: `page.retry` leads to `target`. */
export const failedState = <const Target extends string = "fetching">(description: string, target: Target = "fetching" as Target) =>
  ({ description, tags: "refused", on: { "page.retry": { target } } }) as const

/** State after a further page failed: `event` requests it again, and the items stay. */
export const moreFailedState = <const Event extends string = "more.fetch">(description: string, event: Event = "more.fetch" as Event) => {
  const on = { [event]: { target: "fetchingMore" } } as { readonly [Type in Event]: { readonly target: "fetchingMore" } }
  return { description, tags: "refused", on } as const
}
