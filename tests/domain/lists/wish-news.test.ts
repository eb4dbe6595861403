import { describe, expect, it } from "vitest"
import { tugrik } from "#domain/rules/money.ts"
import { buyableQuantity, newsOf, wishesTotal } from "#domain/rules/lists/wish-news.ts"

const wish = { sellingPrice: tugrik(690_000), wishedPrice: tugrik(690_000), totalOnHand: 24, wasSoldOut: false }

describe("news of a wish", () => {
  it("are none where nothing changed", () => {
    expect(newsOf(wish)).toEqual([])
    expect(newsOf({ ...wish, sellingPrice: tugrik(700_000) })).toEqual([])
    expect(newsOf({ ...wish, wishedPrice: null })).toEqual([])
  })

  it("say by how much the price fell, that it is back, and how few are left [E7]", () => {
    expect(newsOf({ ...wish, wishedPrice: tugrik(790_000), totalOnHand: 2, wasSoldOut: true })).toEqual([
      { _tag: "PriceFell", by: 100_000 },
      { _tag: "BackInStock" },
      { _tag: "FewLeft", left: 2 },
    ])
  })

  it("are that it is sold out, and nothing else", () => {
    expect(newsOf({ ...wish, wishedPrice: tugrik(790_000), totalOnHand: 0 })).toEqual([{ _tag: "SoldOut" }])
  })
})

describe("wishes", () => {
  it("cost what their wanted quantities cost", () => {
    expect(wishesTotal([{ sellingPrice: tugrik(1000), quantity: 2 }, { sellingPrice: tugrik(500), quantity: 1 }, { sellingPrice: null, quantity: 9 }])).toBe(2500)
    expect(wishesTotal([])).toBe(0)
  })

  it("can be bought as far as the stock goes", () => {
    expect(buyableQuantity({ quantity: 3, totalOnHand: 2 })).toBe(2)
    expect(buyableQuantity({ quantity: 3, totalOnHand: 9 })).toBe(3)
    expect(buyableQuantity({ quantity: 3, totalOnHand: -1 })).toBe(0)
  })
})
