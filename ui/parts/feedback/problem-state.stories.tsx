/** Problem in place of a part of a page, one story for each problem. */
import preview from "#book/preview.tsx"
import { failed, missing, missingOrder, refused, timedOut, unauthorised, unreachable } from "#book/fixtures/shell/problems.ts"
import { ProblemState } from "./problem-state.tsx"

const meta = preview.meta({
  title: "Parts/ProblemState",
  component: ProblemState,
  args: { problem: unreachable, onRetry: () => undefined },
})

/** Unreachable: check the network and retry. */
export const Unreachable = meta.story({})
/** Timed out: retry. */
export const TimedOut = meta.story({ args: { problem: timedOut } })
/** Unreadable response: retry later. */
export const Unreadable = meta.story({ args: { problem: { _tag: "Unreadable" } } })
/** Missing; a retry cannot help. */
export const Missing = meta.story({ args: { problem: missing, onRetry: undefined } })
/** Missing, with the backend's text about what is missing. */
export const MissingInTheShopsWords = meta.story({ args: { problem: missingOrder, onRetry: undefined } })
/** The backend failed and gave a reason, which replaces the advice on the network. */
export const Failed = meta.story({ args: { problem: failed } })
/** A login is needed. */
export const Unauthorised = meta.story({ args: { problem: unauthorised, onRetry: undefined } })
/** Refused, with the backend's own text. */
export const Refused = meta.story({ args: { problem: refused("Захиалга өөр цонхонд өөрчлөгдсөн байна.") } })
/** The retry is running. */
export const Busy = meta.story({ args: { busy: true } })
