/** Arithmetic of whole tugrik. Specification §9, I2. */
import type { Tugrik, TugrikChange } from "../entities/money.ts"
import { rounded } from "./rounding.ts"

/** Amount in tugrik, rounded. Throws `RangeError` below 0 or for no safe integer: a bug. */
export const tugrik = (amount: number): Tugrik => {
  const whole = rounded(amount)
  if (!Number.isSafeInteger(whole) || whole < 0) throw new RangeError(`${amount} is no amount of money`)
  return whole as Tugrik
}

/** Signed change in tugrik, rounded. Throws `RangeError` for no safe integer: a bug. */
export const change = (amount: number): TugrikChange => {
  const whole = rounded(amount)
  if (!Number.isSafeInteger(whole)) throw new RangeError(`${amount} is no change of money`)
  return whole as TugrikChange
}

export const zero: Tugrik = tugrik(0)

export const sum = (amounts: ReadonlyArray<Tugrik>): Tugrik => tugrik(amounts.reduce((whole, part) => whole + part, 0))

/** `from` minus `taken`, at least 0. */
export const subtract = (from: Tugrik, taken: Tugrik): Tugrik => tugrik(Math.max(0, from - taken))

export const minimum = (first: Tugrik, ...others: ReadonlyArray<Tugrik>): Tugrik => tugrik(Math.min(first, ...others))

/** Price of `count` units. */
export const times = (price: Tugrik, count: number): Tugrik => tugrik(price * count)

/** Per-mille share of an amount, rounded down, for limits. */
export const share = (amount: Tugrik, perMille: number): Tugrik => tugrik(Math.floor((amount * perMille) / 1000))

/** `amount · numerator / denominator`, rounded half away from zero. */
export const fraction = (amount: Tugrik, numerator: number, denominator: number): Tugrik => tugrik((amount * numerator) / denominator)
