import { describe, expect, it } from "vitest"
import { askedPrices, priceScale } from "#domain/rules/price-range.ts"

describe("the scale of prices", () => {
  it("has round ends around what there is", () => {
    expect(priceScale(15_900, 889_000)).toEqual({ from: 10_000, to: 890_000, step: 10_000 })
    expect(priceScale(1_250, 9_990)).toEqual({ from: 1_200, to: 10_000, step: 100 })
  })

  it("stands still where everything costs the same", () => {
    expect(priceScale(35_000, 35_000)).toEqual({ from: 35_000, to: 35_000, step: 1 })
  })
})

describe("the prices asked for", () => {
  const scale = { from: 10_000, to: 890_000, step: 10_000 }

  it("ask for nothing at the ends of the scale", () => {
    expect(askedPrices(scale, 10_000, 890_000)).toEqual({ priceFrom: null, priceTo: null })
    expect(askedPrices(scale, 5_000, null)).toEqual({ priceFrom: null, priceTo: null })
  })

  it("ask for what lies between", () => {
    expect(askedPrices(scale, 50_000, 200_000)).toEqual({ priceFrom: 50_000, priceTo: 200_000 })
  })

  it("never cross", () => {
    expect(askedPrices(scale, 200_000, 50_000)).toEqual({ priceFrom: 50_000, priceTo: 200_000 })
  })
})
