import { describe, expect, it } from "vitest"
import { requestedPrices, priceAtStep, priceSteps, priceScale, stepOf } from "#domain/rules/catalogue/price-range.ts"

const bars = priceSteps.slice(1).map((_, at) => at)
const scale = priceScale({ min: 15_900, max: 889_000, bars })

describe("the price scale", () => {
  it("has round ends around the prices", () => {
    expect(scale.steps[0]).toBe(15_000)
    expect(scale.steps.at(-1)).toBe(1_000_000)
  })

  it("has a bar between each step and the next", () => {
    expect(scale.bars).toHaveLength(scale.steps.length - 1)
    expect(scale.bars[0]).toBe(3)
  })

  it("has a step even where all prices are equal", () => {
    expect(priceScale({ min: 50_000, max: 50_000, bars }).steps).toEqual([50_000, 70_000])
  })

  it("finds the position of a price", () => {
    expect(stepOf(scale, 15_000)).toBe(0)
    expect(stepOf(scale, 25_000)).toBe(1.5)
    expect(stepOf(scale, 1_000_000)).toBe(scale.steps.length - 1)
    expect(stepOf(scale, 100)).toBe(0)
  })

  it("finds the price of a position, clamped to its ends", () => {
    expect(priceAtStep(scale, 1)).toBe(20_000)
    expect(priceAtStep(scale, 99)).toBe(1_000_000)
    expect(priceAtStep(scale, -1)).toBe(15_000)
  })
})

describe("prices of the query", () => {
  it("are absent at the ends of the scale", () => {
    expect(requestedPrices(scale, 15_000, 1_000_000)).toEqual({ priceFrom: null, priceTo: null })
    expect(requestedPrices(scale, 5_000, null)).toEqual({ priceFrom: null, priceTo: null })
  })

  it("are bounds between the ends", () => {
    expect(requestedPrices(scale, 50_000, 200_000)).toEqual({ priceFrom: 50_000, priceTo: 200_000 })
  })

  it("never cross", () => {
    expect(requestedPrices(scale, 200_000, 50_000)).toEqual({ priceFrom: 50_000, priceTo: 200_000 })
  })
})
