/** Whether the shop knows for sure that it did nothing, or whether the outcome of a question is unknown. */
import { toProblem } from "#domain/entities/problem.ts"

const definite: ReadonlyArray<string> = ["Refused", "OrderChanged", "Unauthorised", "Missing"]

/** A wrong coupon, stock that ran out, a login that is over; not a lost connection. */
export const isDefinite = (error: unknown): boolean => definite.includes(toProblem(error)._tag)
