/** Decision of a lender on an amount that a shopper wants to borrow. Response of `check_lend`. */
import * as Schema from "effect/Schema"
import { Tugrik } from "#domain/entities/money.ts"

/**
 * Why a lender does not lend. `phone`: the account has no confirmed phone; `stranger`: the lender does not know the phone;
 * `limit`: the amount is above its limit; `silent`: it does not respond.
 */
const LendReason = Schema.Literals(["phone", "stranger", "limit", "silent"])

export const LendAnswer = Schema.Struct({
  /** `unknown` where the lender does not respond, or has no check beforehand: it decides later. */
  outcome: Schema.Literals(["may", "may_not", "unknown"]),
  /** Name of the lender, or of the company that forwards the request to it. */
  lender: Schema.String,
  amount: Tugrik,
  /** `null` where the shopper may, and where there is no check beforehand. */
  reason: Schema.NullOr(LendReason),
  /** Maximum amount that the lender gives, where `reason` is `limit`. */
  most: Schema.NullOr(Tugrik),
})
export type LendAnswer = typeof LendAnswer.Type
