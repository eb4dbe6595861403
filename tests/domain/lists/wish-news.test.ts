import { describe, expect, it } from "vitest"
import type { Instant } from "#domain/entities/ids.ts"
import type { Wish } from "#domain/entities/lists/wish-list.ts"
import { tugrik } from "#domain/rules/money.ts"
import { buyableQuantity, newsOf, wishAt, wishesTotal } from "#domain/rules/lists/wish-news.ts"

const wish = { sellingPrice: tugrik(690_000), wishedPrice: tugrik(690_000), totalOnHand: 24, wasSoldOut: false }

describe("price of a wish", () => {
  it("is the full one from the end of its sale on", () => {
    const saleExpireAt = "2026-11-28T16:00:00.000Z" as Instant
    const onSale = { ...wish, price: tugrik(890_000), saleExpireAt } as Wish
    expect(["2026-11-28T15:59:59.999Z", saleExpireAt].map((now) => wishAt(onSale, now as Instant).sellingPrice)).toEqual([690_000, 890_000])
    expect(wishAt({ ...onSale, saleExpireAt: null }, saleExpireAt).sellingPrice).toBe(690_000)
  })
})

describe("news of a wish", () => {
  it("are none where nothing changed", () => {
    expect(newsOf(wish)).toEqual([])
    expect(newsOf({ ...wish, sellingPrice: tugrik(700_000) })).toEqual([])
    expect(newsOf({ ...wish, wishedPrice: null })).toEqual([])
  })

  it("name by how much the price fell, a return to the stock, and how few are left [E7]", () => {
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
  it("cost the sum of their quantities at their prices", () => {
    expect(
      wishesTotal([
        { sellingPrice: tugrik(1000), quantity: 2 },
        { sellingPrice: tugrik(500), quantity: 1 },
        { sellingPrice: null, quantity: 9 },
      ]),
    ).toBe(2500)
    expect(wishesTotal([])).toBe(0)
  })

  it("can be bought up to the stock", () => {
    expect(buyableQuantity({ quantity: 3, totalOnHand: 2 })).toBe(2)
    expect(buyableQuantity({ quantity: 3, totalOnHand: 9 })).toBe(3)
    expect(buyableQuantity({ quantity: 3, totalOnHand: -1 })).toBe(0)
  })
})
