import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { exceedsStock, fittingQuantity, isSoldOut, lowStock, stockLabel, stockMessageKeys } from "#domain/rules/catalogue/stock.ts"
import { holds } from "#tests/laws.ts"

describe("the stock label", () => {
  it("is low up to five units and available above", () => {
    expect(lowStock).toBe(5)
    expect([1, 5, 6].map((count) => stockLabel(count))).toEqual(["low", "low", "available"])
    expect(stockLabel(6, 6, 10)).toBe("low")
  })

  it("is sold out without any unit, and out of stock where only this variant is gone", () => {
    expect(stockLabel(0)).toBe("soldOut")
    expect(stockLabel(0, 3)).toBe("outOfStock")
    expect(stockLabel(-1, 0)).toBe("soldOut")
  })

  it("has a message for each case [B8]", () => {
    expect(Object.values(stockMessageKeys)).toEqual(["stock.available", "stock.low", "stock.sold_out", "stock.out_of_stock"])
  })
})

describe("sold out", () => {
  it("means that no unit is left", () => {
    expect([-1, 0, 1].map((totalOnHand) => isSoldOut({ totalOnHand }))).toEqual([true, true, false])
  })

  it("means that no quantity can be bought and no label promises one", () => {
    holds(
      fc.property(fc.integer({ min: -3, max: 50 }), fc.integer({ min: 1, max: 99 }), (totalOnHand, wanted) => {
        const promised = ["available", "low"].includes(stockLabel(totalOnHand))
        return isSoldOut({ totalOnHand }) !== promised && isSoldOut({ totalOnHand }) === (fittingQuantity(wanted, totalOnHand) === 0)
      }),
    )
  })
})

describe("a line above the stock", () => {
  it("has more units than the stock", () => {
    expect([4, 5, 6].map((quantity) => exceedsStock({ quantity, totalOnHand: 5 }))).toEqual([false, false, true])
  })

  it("is one whose quantity must be cut", () => {
    holds(
      fc.property(
        fc.integer({ min: -3, max: 50 }),
        fc.integer({ min: 1, max: 99 }),
        (totalOnHand, quantity) => exceedsStock({ quantity, totalOnHand }) === fittingQuantity(quantity, totalOnHand) < quantity,
      ),
    )
  })
})

describe("a fitting quantity", () => {
  it("is at least one and at most the stock", () => {
    expect(fittingQuantity(3, 5)).toBe(3)
    expect(fittingQuantity(9, 5)).toBe(5)
    expect(fittingQuantity(0, 5)).toBe(1)
    expect(fittingQuantity(2.9, 5)).toBe(2)
    expect(fittingQuantity(Number.NaN, 5)).toBe(1)
    expect(fittingQuantity(3, 0)).toBe(0)
    expect(fittingQuantity(3, -2)).toBe(0)
  })

  it("can always be bought", () => {
    holds(
      fc.property(fc.double(), fc.nat(50), (wanted, onHand) => {
        const fitting = fittingQuantity(wanted, onHand)
        return Number.isInteger(fitting) && fitting <= onHand && fitting >= Math.min(1, onHand)
      }),
    )
  })
})
