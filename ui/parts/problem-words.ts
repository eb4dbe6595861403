/** How a problem is said: in a word for headings, in a sentence for everything else. */
import type { Problem } from "#domain/entities/problem.ts"
import type { Text } from "../words/words.tsx"

const keys = {
  Missing: "missing",
  Refused: "refused",
  Unauthorised: "unauthorised",
  Unreachable: "unreachable",
  Unreadable: "unreadable",
  TimedOut: "timed_out",
} as const satisfies Record<Problem["_tag"], string>

export const problemTitle = (problem: Problem, text: Text): string => text(`problem.${keys[problem._tag]}.title`)

/** The shop's own words where it gave some. */
export const problemText = (problem: Problem, text: Text): string =>
  problem._tag === "Refused" ? problem.text : text(`problem.${keys[problem._tag]}.text`)
