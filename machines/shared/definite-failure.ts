/** Test whether a failed request certainly did nothing, or its outcome is unknown. */
import { toProblem } from "#domain/entities/problem.ts"

const definite: ReadonlyArray<string> = ["Refused", "OrderChanged", "Unauthorised", "Missing"]

/** The same intent is still being worked on: how that ends is not known yet. */
const stillRunning = 409

/** A wrong coupon, stock that ran out, a login that is over; not a lost connection. */
export const isDefinite = (error: unknown): boolean => {
  const problem = toProblem(error)
  return definite.includes(problem._tag) && !(problem._tag === "Refused" && problem.status === stillRunning)
}
