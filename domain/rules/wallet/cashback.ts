/** Cashback: the bonus that a purchase earns. Specification §9, W6. */
import type { Tugrik } from "#domain/entities/money.ts"
import { sum } from "#domain/rules/money.ts"
import { portion } from "#domain/rules/portion.ts"
import type { Purchase } from "./wallet.ts"

/**
 * Bonus that a purchase earns for the `money` that the bank receives for its lines; all of them by default. The cashback
 * of each line at the price after the coupon, in proportion to the money, summed and rounded down to whole tugrik. Nothing for what
 * the wallet pays. Specification §9, W6; record 0034.
 */
export const earned = (lines: Purchase["lines"], money: Tugrik = sum(lines.map(({ total }) => total))): Tugrik => {
  const perMille = lines.reduce((all, { total, returnPerMille }) => all + total * returnPerMille, 0)
  return portion(money, perMille, sum(lines.map(({ total }) => total)) * 1000)
}
