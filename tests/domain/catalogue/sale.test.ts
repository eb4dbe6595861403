import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Instant } from "#domain/entities/ids.ts"
import type { Product } from "#domain/entities/catalogue/product.ts"
import { tugrik } from "#domain/rules/money.ts"
import { hour, later } from "#domain/rules/instants.ts"
import {
  discount,
  discountPercent,
  isOnSale,
  minSalePercent,
  priceAt,
  saleState,
  soldWithVariantsAt,
} from "#domain/rules/catalogue/sale.ts"
import { amount } from "#tests/arbitraries/money.ts"
import { moment, span } from "#tests/arbitraries/instants.ts"
import { holds } from "#tests/laws.ts"

const now = "2025-11-07T14:00:00+08:00" as Instant
const coat = { price: tugrik(790_000), sellingPrice: tugrik(690_000), salePercent: 13, saleStartAt: null, saleExpireAt: null }

const shareOfTime = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

describe("a sale", () => {
  it("needs at least one percent, or a lower price", () => {
    expect(minSalePercent).toBe(1)
    expect(saleState({ ...coat, salePercent: 0, price: tugrik(690_000) }, now)).toBe("none")
    expect(saleState({ ...coat, salePercent: 0 }, now)).toBe("running")
    expect(saleState({ ...coat, price: tugrik(690_000), salePercent: 1 }, now)).toBe("running")
  })

  it("runs from its start until its end", () => {
    const sold = { ...coat, saleStartAt: now, saleExpireAt: later(now, hour) }
    expect(saleState(sold, later(now, -1))).toBe("coming")
    expect(saleState(sold, now)).toBe("running")
    expect(saleState(sold, later(now, hour - 1))).toBe("running")
    expect(saleState(sold, later(now, hour))).toBe("over")
  })

  it("lowers the price while it runs", () => {
    const sold = { ...coat, saleStartAt: now, saleExpireAt: later(now, hour) }
    expect([-1, 0, hour - 1, hour].map((ahead) => priceAt(sold, later(now, ahead)))).toEqual([790_000, 690_000, 690_000, 790_000])
    expect(priceAt({ ...coat, price: coat.sellingPrice, salePercent: 0 }, now)).toBe(690_000)
  })

  it("may be open at either end", () => {
    expect(isOnSale(coat, now)).toBe(true)
    expect(isOnSale({ price: coat.price, sellingPrice: coat.sellingPrice, salePercent: 13, saleExpireAt: null }, now)).toBe(true)
  })

  it("keeps its price from its start until its end", () => {
    holds(
      fc.property(moment, span, amount, fc.integer({ min: 1, max: 1_000_000 }), shareOfTime, (end, length, sellingPrice, less, part) => {
        const sold = {
          price: tugrik(sellingPrice + less),
          sellingPrice,
          salePercent: 1,
          saleStartAt: later(end, -length - 1),
          saleExpireAt: end,
        }
        const within = later(end, -1 - Math.floor(part * length))
        const priceDuringSale = [within, later(end, -1)].map((now) => priceAt(sold, now))
        return priceDuringSale.every((price) => price === sellingPrice) && priceAt(sold, end) === sold.price
      }),
    )
  })

  it("sets the price of the product and of each variant", () => {
    const sold = { ...coat, saleStartAt: null, saleExpireAt: later(now, hour) }
    const variants = [coat, { ...coat, price: tugrik(900_000), sellingPrice: tugrik(800_000) }]
    const product = { ...sold, variants } as unknown as Product
    const prices = (at: Instant) => {
      const { sellingPrice, salePercent, variants: soldVariants } = soldWithVariantsAt(product, at)
      return [sellingPrice, salePercent, ...soldVariants.map((variant) => variant.sellingPrice)]
    }
    expect(prices(later(now, hour - 1))).toEqual([690_000, 13, 690_000, 800_000])
    expect(prices(later(now, hour))).toEqual([790_000, 0, 790_000, 900_000])
  })

  it("leaves the product with the price of its cheapest variant once it is over", () => {
    const dear = { price: tugrik(100_000), sellingPrice: tugrik(50_000) }
    const cheap = { price: tugrik(60_000), sellingPrice: tugrik(60_000) }
    const product = { ...coat, ...dear, saleExpireAt: later(now, hour), variants: [cheap, dear] } as unknown as Product
    const prices = (at: Instant) => {
      const { price, sellingPrice } = soldWithVariantsAt(product, at)
      return [price, sellingPrice]
    }
    expect(prices(later(now, hour - 1))).toEqual([100_000, 50_000])
    expect(prices(later(now, hour))).toEqual([60_000, 60_000])
  })

  it("never returns once it is over", () => {
    holds(
      fc.property(moment, span, span, (end, length, more) => {
        const sold = { ...coat, saleStartAt: later(end, -length), saleExpireAt: end }
        return saleState(sold, later(end, more)) === "over"
      }),
    )
  })
})

describe("a discount", () => {
  it("is the old price minus the new one", () => {
    expect(discount(coat)).toBe(100_000)
    expect(discount({ price: tugrik(1), sellingPrice: tugrik(2) })).toBe(0)
  })

  it("is given in whole percent", () => {
    expect(discountPercent(coat)).toBe(13)
    expect(discountPercent({ price: tugrik(100_000), sellingPrice: tugrik(100_000) })).toBe(0)
    expect(discountPercent({ price: tugrik(100_000), sellingPrice: tugrik(99_999) })).toBe(1)
    expect(discountPercent({ price: tugrik(100_000), sellingPrice: tugrik(1) })).toBe(99)
    expect(discountPercent({ price: tugrik(100_000), sellingPrice: tugrik(0) })).toBe(100)
  })

  it("is positive exactly where the price is lower", () => {
    holds(fc.property(amount, amount, (price, sellingPrice) => discountPercent({ price, sellingPrice }) > 0 === price > sellingPrice))
  })

  it("grows as the price falls", () => {
    holds(
      fc.property(amount, amount, fc.nat(1_000_000), (price, sellingPrice, more) => {
        const dearer = { price, sellingPrice: tugrik(sellingPrice + more) }
        return discountPercent(dearer) <= discountPercent({ price, sellingPrice })
      }),
    )
  })
})
