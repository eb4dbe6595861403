/** Proportional part of an amount. */
import type { Tugrik } from "../entities/money.ts"
import { tugrik, zero } from "./money.ts"

/** `amount · over / under`, rounded down, exact for sums of any size; zero of nothing. */
export const portion = (amount: Tugrik, over: number, under: number): Tugrik =>
  under === 0 ? zero : tugrik(Number((BigInt(amount) * BigInt(over)) / BigInt(under)))
