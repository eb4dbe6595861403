/** What a lender says to a shopper who wants to borrow a sum. Answer of `check_lend`. */
import * as Schema from "effect/Schema"
import { Tugrik } from "#domain/entities/money.ts"

/** `phone`: the account has no confirmed phone; `stranger`: the lender does not know the phone; `limit`: the sum is above what it lends; `silent`: it does not answer. */
const LendReason = Schema.Literals(["phone", "stranger", "limit", "silent"])

export const LendAnswer = Schema.Struct({
  /** `unknown` where the lender does not respond, or has no check beforehand: it decides later. */
  outcome: Schema.Literals(["may", "may_not", "unknown"]),
  /** Name of the lender, or of the company that asks it. */
  lender: Schema.String,
  amount: Tugrik,
  /** `null` where the shopper may, and where there is no check beforehand. */
  reason: Schema.NullOr(LendReason),
  /** Largest sum that the lender gives, where that is the reason. */
  most: Schema.NullOr(Tugrik),
})
export type LendAnswer = typeof LendAnswer.Type
