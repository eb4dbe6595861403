/** How money is counted: in whole tugrik, rounded in one place. */
import type { Tugrik, TugrikChange } from "../entities/money.ts"

/** Half away from zero, the only rounding of money there is. */
export const rounded = (value: number): number => {
  const whole = Math.sign(value) * Math.round(Math.abs(value))
  return whole === 0 ? 0 : whole
}

/** `amount` as money, rounded. Less than nothing, or no number, is a bug. */
export const tugrik = (amount: number): Tugrik => {
  const whole = rounded(amount)
  if (!Number.isSafeInteger(whole) || whole < 0) throw new RangeError(`${amount} is no amount of money`)
  return whole as Tugrik
}

/** `amount` as a change of money, with its sign. */
export const change = (amount: number): TugrikChange => {
  const whole = rounded(amount)
  if (!Number.isSafeInteger(whole)) throw new RangeError(`${amount} is no change of money`)
  return whole as TugrikChange
}

export const zero: Tugrik = tugrik(0)

export const sum = (amounts: ReadonlyArray<Tugrik>): Tugrik => tugrik(amounts.reduce((whole, part) => whole + part, 0))

/** What is left of `from` when `taken` is gone: nothing, where more was taken than there was. */
export const subtract = (from: Tugrik, taken: Tugrik): Tugrik => tugrik(Math.max(0, from - taken))

export const minimum = (first: Tugrik, ...others: ReadonlyArray<Tugrik>): Tugrik => tugrik(Math.min(first, ...others))

/** `times` pieces at `price`. */
export const times = (price: Tugrik, count: number): Tugrik => tugrik(price * count)

/** The most whole tugrik inside `perMille` thousandths of `amount`: for limits, which are never rounded up. */
export const share = (amount: Tugrik, perMille: number): Tugrik => tugrik(Math.floor((amount * perMille) / 1000))

/** `amount · over / under`, rounded. */
export const fraction = (amount: Tugrik, over: number, under: number): Tugrik => tugrik((amount * over) / under)
