import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Product, Variant } from "#domain/entities/catalogue/product.ts"
import { contentOf, unitPrice } from "#domain/rules/catalogue/unit-price.ts"
import { tugrik } from "#domain/rules/money.ts"
import { holds } from "#tests/laws.ts"

type PricedProduct = Pick<Product, "sellingPrice" | "propertyList">

const honey = (value: string, key = "net_content"): PricedProduct => ({
  sellingPrice: tugrik(29_900),
  propertyList: [{ key, label: "", value }],
})
const pack = (presentation: string, price: number): Pick<Variant, "sellingPrice" | "optionValues"> => ({
  sellingPrice: tugrik(price),
  optionValues: [{ key: "pack_size", label: "", value: "", presentation, hex: null }],
})

describe("the content of a pack", () => {
  it("is read in both alphabets and in its address form", () => {
    expect([contentOf("500 г"), contentOf("1.5 kg"), contentOf("250-ml"), contentOf("2 л"), contentOf("10 ширхэг")]).toEqual([
      { amount: 0.5, per: "kg" },
      { amount: 1.5, per: "kg" },
      { amount: 0.25, per: "l" },
      { amount: 2, per: "l" },
      { amount: 10, per: "piece" },
    ])
  })

  it("is unknown for other texts", () => {
    for (const text of ["Ваниль", "0 г", "24 см", "", "кг", "1 2 г", "1,000 г"]) expect(contentOf(text)).toBeNull()
    expect(contentOf("1,25 кг")).toEqual({ amount: 1.25, per: "kg" })
  })
})

describe("the unit price", () => {
  it("is of a kilogram, a litre or one item, in whole tugrik [E1a]", () => {
    expect(unitPrice(honey("500 г"), null)).toEqual({ price: 59_800, per: "kg" })
    expect(unitPrice(honey("750 мл"), null)).toEqual({ price: 39_867, per: "l" })
    expect(unitPrice(honey("10 ширхэг"), null)).toEqual({ price: 2990, per: "piece" })
  })

  it("is of the variant's own pack and price where it has one", () => {
    expect(unitPrice(honey("500 г"), pack("2 л", 11_000))).toEqual({ price: 5500, per: "l" })
  })

  it("is null without a content, of a weight, and of the capacity of a pot", () => {
    const pot = pack("4 л", 95_000)
    const ofCapacity = { ...pot, optionValues: pot.optionValues.map((value) => ({ ...value, key: "capacity" })) }
    expect(unitPrice({ ...honey("500 г"), propertyList: [] }, null)).toBeNull()
    expect(unitPrice(honey("0.19 кг", "weight"), null)).toBeNull()
    expect(unitPrice(honey("4 л", "capacity"), ofCapacity)).toBeNull()
  })

  it("is the same for a gram as for a thousandth of a kilogram", () => {
    holds(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 100, max: 1_000_000 }),
        (grams, price) =>
          unitPrice(honey("1 г"), pack(`${grams} г`, price))?.price ===
          unitPrice(honey("1 г"), pack(`${(grams / 1000).toFixed(3)} кг`, price))?.price,
      ),
    )
  })
})
