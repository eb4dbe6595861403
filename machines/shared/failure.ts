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

/** State after the first request failed: `page.retry` leads to `target`. */
export const failedState = <const Target extends string = "fetching">(description: string, target: Target = "fetching" as Target) =>
  ({ description, tags: "refused", on: { "page.retry": { target } } }) as const

/** State after a further page failed: `event` requests it again, and the items stay. */
export const moreFailedState = <const Event extends string = "more.fetch">(description: string, event: Event = "more.fetch" as Event) => {
  const on = { [event]: { target: "fetchingMore" } } as { readonly [Type in Event]: { readonly target: "fetchingMore" } }
  return { description, tags: "refused", on } as const
}
