/** Proportional part of an amount. */
import type { Tugrik } from "../entities/money.ts"
import { tugrik, zero } from "./money.ts"

/** `amount · numerator / denominator`, rounded down, exact for sums of any size; zero of nothing. */
export const portion = (amount: Tugrik, numerator: number, denominator: number): Tugrik =>
  denominator === 0 ? zero : tugrik(Number((BigInt(amount) * BigInt(numerator)) / BigInt(denominator)))
