/** The scale on which a shopper slides the least and the greatest price: round prices, near to each other where most things cost. */

/** Tugrik, from nothing on. */
export const priceRungs: ReadonlyArray<number> = [
  0, 5_000, 10_000, 15_000, 20_000, 30_000, 40_000, 50_000, 70_000, 100_000, 150_000, 200_000, 300_000, 400_000, 500_000, 700_000,
  1_000_000, 1_500_000, 2_000_000, 3_000_000, 5_000_000, 10_000_000, 100_000_000,
]

/** The part of the rungs that holds what there is, and how many products lie between each and the next. */
export type PriceScale = { readonly rungs: ReadonlyArray<number>; readonly bars: ReadonlyArray<number> }

/** `bars` has one figure less than `priceRungs`: what lies between each and the next. */
export const priceScale = ({ min, max, bars }: { readonly min: number; readonly max: number; readonly bars: ReadonlyArray<number> }): PriceScale => {
  const first = Math.max(0, priceRungs.findLastIndex((rung) => rung <= min))
  const above = priceRungs.findIndex((rung, at) => at > first && rung >= max)
  const last = above === -1 ? priceRungs.length - 1 : above
  return { rungs: priceRungs.slice(first, last + 1), bars: bars.slice(first, last) }
}

/** How many rungs up a price stands, with fractions between two of them. */
export const rungOf = ({ rungs }: PriceScale, price: number): number => {
  const below = rungs.findLastIndex((rung) => rung <= price)
  const [low, high] = [rungs[below], rungs[below + 1]]
  if (low === undefined) return 0
  return high === undefined ? below : below + (price - low) / (high - low)
}

/** The price of a rung; one beyond an end is the end. */
export const priceAt = ({ rungs }: PriceScale, rung: number): number =>
  rungs[Math.min(rungs.length - 1, Math.max(0, Math.round(rung)))] ?? 0

type Prices = { readonly priceFrom: number | null; readonly priceTo: number | null }

/** The prices asked for: an end of the scale asks for nothing, and the two never cross. */
export const requestedPrices = ({ rungs }: PriceScale, from: number | null, to: number | null): Prices => {
  const [lower, upper] = from !== null && to !== null && from > to ? [to, from] : [from, to]
  return {
    priceFrom: lower === null || lower <= (rungs[0] ?? 0) ? null : lower,
    priceTo: upper === null || upper >= (rungs.at(-1) ?? 0) ? null : upper,
  }
}
