/** How a problem is said: in a word for headings, in a sentence for everything else. */
import { isWorded, type Problem } from "#domain/entities/problem.ts"
import type { Text } from "../words/words.tsx"

const keys = {
  Missing: "problem.missing",
  Unauthorised: "problem.unauthorised",
  Unreachable: "problem.unreachable",
  Unreadable: "problem.unreadable",
  TimedOut: "problem.timedOut",
} as const satisfies Record<Exclude<Problem["_tag"], "Refused" | "OrderChanged">, string>

export const problemTitle = (problem: Problem, text: Text): string =>
  isWorded(problem) ? text("problem.refused.title") : text(`${keys[problem._tag]}.title`)

/** The shop's own words where it gave some. */
export const problemText = (problem: Problem, text: Text): string =>
  isWorded(problem) ? problem.text : text(keys[problem._tag])
