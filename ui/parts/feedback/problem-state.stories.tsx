/** A part of a page that could not be had: each problem in its words. */
import preview from "#book/preview.tsx"
import { failed, missing, missingOrder, refused, timedOut, unauthorised, unreachable } from "#book/fixtures/problems.ts"
import { ProblemState } from "./problem-state.tsx"

const meta = preview.meta({ title: "Parts/ProblemState", component: ProblemState, args: { problem: unreachable, onRetry: () => undefined } })

/** The shop cannot be reached: look at the network and try again. */
export const Unreachable = meta.story({})
/** The shop took too long: try again. */
export const TimedOut = meta.story({ args: { problem: timedOut } })
/** The shop answered something that cannot be read: try again later. */
export const Unreadable = meta.story({ args: { problem: { _tag: "Unreadable" } } })
/** Trying again cannot help. */
export const Missing = meta.story({ args: { problem: missing, onRetry: undefined } })
/** Trying again cannot help, and the shop says what there is none of. */
export const MissingInTheShopsWords = meta.story({ args: { problem: missingOrder, onRetry: undefined } })
/** The shop failed and said why: its words, rather than advice on the network. */
export const Failed = meta.story({ args: { problem: failed } })
/** One must log in first. */
export const Unauthorised = meta.story({ args: { problem: unauthorised, onRetry: undefined } })
/** The shop's own words. */
export const Refused = meta.story({ args: { problem: refused("Захиалга өөр цонхонд өөрчлөгдсөн байна.") } })
/** The next try is under way. */
export const Busy = meta.story({ args: { busy: true } })
