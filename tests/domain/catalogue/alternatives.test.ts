import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { alternatives, maxAlternatives } from "#domain/rules/catalogue/alternatives.ts"
import { initialChoice } from "#domain/rules/catalogue/variants.ts"
import { variant, variants } from "#tests/arbitraries/variants.ts"
import { holds } from "#tests/laws.ts"

describe("alternatives", () => {
  it("are the nearest variants in stock, three at most", () => {
    expect(maxAlternatives).toBe(3)
    const shirt = [
      variant(1, { colour: "Хар", clothing_size: "S" }, 0),
      variant(2, { colour: "Улаан", clothing_size: "M" }, 2),
      variant(3, { colour: "Хар", clothing_size: "M" }, 2),
      variant(4, { colour: "Цагаан", clothing_size: "S" }, 2),
      variant(5, { colour: "Цагаан", clothing_size: "L" }, 2),
    ]
    expect(alternatives(shirt, { colour: "Хар", clothing_size: "S" }).map(({ id }) => id)).toEqual([3, 4, 2])
  })

  it("are always in stock", () => {
    holds(fc.property(variants, (sample) => alternatives(sample, initialChoice(sample)).every(({ totalOnHand }) => totalOnHand > 0)))
  })
})
