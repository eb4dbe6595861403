/** Scale of the price slider: round prices, closer together where most products are. */
import type { Facets } from "#domain/entities/catalogue/listing.ts"
import { pricesInOrder, type PriceBounds } from "./listing-query.ts"

/** Prices in tugrik that the slider stops at, from 0. */
export const priceSteps: ReadonlyArray<number> = [
  0, 5_000, 10_000, 15_000, 20_000, 30_000, 40_000, 50_000, 70_000, 100_000, 150_000, 200_000, 300_000, 400_000, 500_000, 700_000,
  1_000_000, 1_500_000, 2_000_000, 3_000_000, 5_000_000, 10_000_000, 100_000_000,
]

/** Part of the steps around the prices of a listing, and the number of products between each and the next. */
export type PriceScale = { readonly steps: ReadonlyArray<number>; readonly bars: ReadonlyArray<number> }

/** Scale for prices from `min` to `max`; `bars` has one entry fewer than `priceSteps`. */
export const priceScale = ({ min, max, bars }: Facets["price"]): PriceScale => {
  const first = Math.max(
    0,
    priceSteps.findLastIndex((step) => step <= min),
  )
  const above = priceSteps.findIndex((step, at) => at > first && step >= max)
  const last = above === -1 ? priceSteps.length - 1 : above
  return { steps: priceSteps.slice(first, last + 1), bars: bars.slice(first, last) }
}

/** Position of a price on the scale, with fractions between two steps. */
export const stepOf = ({ steps }: PriceScale, price: number): number => {
  const below = steps.findLastIndex((step) => step <= price)
  const [low, high] = [steps[below], steps[below + 1]]
  if (low === undefined) return 0
  return high === undefined ? below : below + (price - low) / (high - low)
}

/** Price at a position; positions beyond an end give the end. */
export const priceAtStep = ({ steps }: PriceScale, step: number): number =>
  steps[Math.min(steps.length - 1, Math.max(0, Math.round(step)))] ?? 0

/** Prices for the query: an end of the scale means no restriction. */
export const requestedPrices = ({ steps }: PriceScale, from: number | null, to: number | null): PriceBounds => {
  const { priceFrom, priceTo } = pricesInOrder({ priceFrom: from, priceTo: to })
  return {
    priceFrom: priceFrom === null || priceFrom <= (steps[0] ?? 0) ? null : priceFrom,
    priceTo: priceTo === null || priceTo >= (steps.at(-1) ?? 0) ? null : priceTo,
  }
}
