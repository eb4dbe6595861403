/** Test whether a failed request certainly did nothing, or its outcome is unknown. */
import { toProblem, type Problem } from "#domain/entities/problem.ts"

const definiteTags: ReadonlyArray<Problem["_tag"]> = ["Refused", "OrderChanged", "Unauthorised", "Missing"]

/** The same intent is still running, so its outcome is unknown. */
const stillRunning = 409

/** A refused coupon, missing stock or an ended session; not a lost connection. */
export const isDefinite = (error: unknown): boolean => {
  const problem = toProblem(error)
  return definiteTags.includes(problem._tag) && !(problem._tag === "Refused" && problem.status === stillRunning)
}
