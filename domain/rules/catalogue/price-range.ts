/** The scale on which a shopper slides the least and the greatest price: round prices, near to each other where most things cost. */

/** Tugrik, from nothing on. */
export const priceSteps: ReadonlyArray<number> = [
  0, 5_000, 10_000, 15_000, 20_000, 30_000, 40_000, 50_000, 70_000, 100_000, 150_000, 200_000, 300_000, 400_000, 500_000, 700_000,
  1_000_000, 1_500_000, 2_000_000, 3_000_000, 5_000_000, 10_000_000, 100_000_000,
]

/** The part of the rungs that holds what there is, and how many products lie between each and the next. */
export type PriceScale = { readonly steps: ReadonlyArray<number>; readonly bars: ReadonlyArray<number> }

/** `bars` has one figure less than `priceSteps`: what lies between each and the next. */
export const priceScale = ({ min, max, bars }: { readonly min: number; readonly max: number; readonly bars: ReadonlyArray<number> }): PriceScale => {
  const first = Math.max(0, priceSteps.findLastIndex((step) => step <= min))
  const above = priceSteps.findIndex((step, at) => at > first && step >= max)
  const last = above === -1 ? priceSteps.length - 1 : above
  return { steps: priceSteps.slice(first, last + 1), bars: bars.slice(first, last) }
}

/** How many rungs up a price stands, with fractions between two of them. */
export const stepOf = ({ steps }: PriceScale, price: number): number => {
  const below = steps.findLastIndex((step) => step <= price)
  const [low, high] = [steps[below], steps[below + 1]]
  if (low === undefined) return 0
  return high === undefined ? below : below + (price - low) / (high - low)
}

/** The price of a rung; one beyond an end is the end. */
export const priceAt = ({ steps }: PriceScale, step: number): number =>
  steps[Math.min(steps.length - 1, Math.max(0, Math.round(step)))] ?? 0

type Prices = { readonly priceFrom: number | null; readonly priceTo: number | null }

/** The prices asked for: an end of the scale asks for nothing, and the two never cross. */
export const requestedPrices = ({ steps }: PriceScale, from: number | null, to: number | null): Prices => {
  const [lower, upper] = from !== null && to !== null && from > to ? [to, from] : [from, to]
  return {
    priceFrom: lower === null || lower <= (steps[0] ?? 0) ? null : lower,
    priceTo: upper === null || upper >= (steps.at(-1) ?? 0) ? null : upper,
  }
}
