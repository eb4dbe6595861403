/** Test whether a failed request certainly did nothing, or its outcome is unknown. */
import { toProblem } from "#domain/entities/problem.ts"

const definite: ReadonlyArray<string> = ["Refused", "OrderChanged", "Unauthorised", "Missing"]

/** The same intent is still running, so its outcome is unknown. */
const stillRunning = 409

/** A refused coupon, missing stock or an ended session; not a lost connection. */
export const isDefinite = (error: unknown): boolean => {
  const problem = toProblem(error)
  return definite.includes(problem._tag) && !(problem._tag === "Refused" && problem.status === stillRunning)
}
