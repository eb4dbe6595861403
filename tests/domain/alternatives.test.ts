import { describe, expect, it } from "vitest"
import type { Variant } from "#domain/entities/product.ts"
import { alternatives } from "#domain/rules/alternatives.ts"

const piece = (colour: string, size: string, totalOnHand: number) =>
  ({
    sku: `${colour}-${size}`,
    optionValues: [
      { key: "colour", value: colour },
      { key: "clothing_size", value: size },
    ],
    totalOnHand,
  }) as unknown as Variant

const coats = [piece("red", "S", 2), piece("red", "M", 0), piece("red", "L", 1), piece("grey", "S", 4), piece("grey", "M", 3)]
const offered = (colour: string, size: string) => alternatives(coats, { colour, clothing_size: size }).map(({ sku }) => sku)

describe("what is offered in place of a piece that is sold out", () => {
  it("differs from it as little as can be", () => {
    expect(offered("red", "M")).toEqual(["red-S", "red-L", "grey-M"])
  })

  it("can be had", () => {
    expect(offered("red", "M")).not.toContain("red-M")
    expect(alternatives([piece("red", "M", 0)], {})).toEqual([])
  })
})
