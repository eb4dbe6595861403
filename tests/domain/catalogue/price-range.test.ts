import { describe, expect, it } from "vitest"
import { requestedPrices, priceAt, priceSteps, priceScale, stepOf } from "#domain/rules/catalogue/price-range.ts"

const bars = priceSteps.slice(1).map((_, at) => at)
const scale = priceScale({ min: 15_900, max: 889_000, bars })

describe("the scale of prices", () => {
  it("has round ends around what there is", () => {
    expect(scale.steps[0]).toBe(15_000)
    expect(scale.steps.at(-1)).toBe(1_000_000)
  })

  it("has a bar between each rung and the next", () => {
    expect(scale.bars).toHaveLength(scale.steps.length - 1)
    expect(scale.bars[0]).toBe(3)
  })

  it("has a step even where everything costs the same", () => {
    expect(priceScale({ min: 50_000, max: 50_000, bars }).steps).toEqual([50_000, 70_000])
  })

  it("knows how far up a price stands", () => {
    expect(stepOf(scale, 15_000)).toBe(0)
    expect(stepOf(scale, 25_000)).toBe(1.5)
    expect(stepOf(scale, 1_000_000)).toBe(scale.steps.length - 1)
    expect(stepOf(scale, 100)).toBe(0)
  })

  it("knows what a rung costs, and no price beyond its ends", () => {
    expect(priceAt(scale, 1)).toBe(20_000)
    expect(priceAt(scale, 99)).toBe(1_000_000)
    expect(priceAt(scale, -1)).toBe(15_000)
  })
})

describe("the prices asked for", () => {
  it("ask for nothing at the ends of the scale", () => {
    expect(requestedPrices(scale, 15_000, 1_000_000)).toEqual({ priceFrom: null, priceTo: null })
    expect(requestedPrices(scale, 5_000, null)).toEqual({ priceFrom: null, priceTo: null })
  })

  it("ask for what lies between", () => {
    expect(requestedPrices(scale, 50_000, 200_000)).toEqual({ priceFrom: 50_000, priceTo: 200_000 })
  })

  it("never cross", () => {
    expect(requestedPrices(scale, 200_000, 50_000)).toEqual({ priceFrom: 50_000, priceTo: 200_000 })
  })
})
