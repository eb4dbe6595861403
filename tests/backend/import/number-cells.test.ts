import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { amountCell, priceCell, shopifyStockCell, stockCell } from "#backend/import/number-cells.ts"
import { usualMeanings } from "#backend/tables/numerals.ts"
import { englishReason } from "#tests/english-commands.ts"
import { holds } from "#tests/laws.ts"

describe("a price in a file", () => {
  it.each([
    ["129000", 129_000],
    ["129,000", 129_000],
    ["129 000", 129_000],
    ["129\u00A0000₮", 129_000],
    ["129'000", 129_000],
    ["₮ 129,000", 129_000],
    ["129000.00", 129_000],
    ["129000,00", 129_000],
    ["129,000.0", 129_000],
    ["1.290.000", 1_290_000],
    ["1.290.000,00", 1_290_000],
    ["1,290,000", 1_290_000],
    ["500", 500],
  ])("%s is %d", (cell, price) => {
    expect(priceCell(cell)).toBe(price)
  })

  it.each(["129.000", "1.500", "129000.000", "129,000.000", "1,500.500"])("%s is refused, since it can be read in two ways", (cell) => {
    expect(englishReason(() => priceCell(cell))).toContain("can be read as")
  })

  it.each([
    ["0", "is 0"],
    ["0.00", "is 0"],
    ["-5", "is no price"],
    ["12.5", "has a fraction"],
    ["1e5", "is no price"],
    ["0x10", "is no price"],
    ["12 9000", "is no price"],
    ["12,90", "has a fraction"],
    ["1,290,00", "is no price"],
    ["1,290 000", "is no price"],
    ["12₮9000", "is no price"],
    ["129000 MNT?", "is no price"],
    ["１２９", "is no price"],
    ["", "is no price"],
    ["2000000000", "is above"],
    ["1.290.00", "is no price"],
  ])("%s is refused: it %s", (cell, why) => {
    expect(englishReason(() => priceCell(cell))).toContain(why)
  })

  it("is read as it was written, or refused where its separator is ambiguous", () => {
    let refused = 0
    holds(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000_000 }),
        fc.constantFrom("", ",", " ", ".", "'", "\u00A0"),
        fc.constantFrom("", ".00", ",00", "₮", " ₮"),
        (price, separator, end) => {
          const cell = String(price).replaceAll(/\B(?=(?:\d{3})+$)/gu, separator) + end
          try {
            return amountCell(cell) === price
          } catch {
            refused += 1
            // A point may be of thousands or of a fraction, and so may a comma before another one.
            return separator === "." || (separator === "," && end === ",00")
          }
        },
      ),
    )
    expect(refused).toBeGreaterThan(0)
  })
})

describe("a stock in a file", () => {
  it.each([
    ["12.5", /has a fraction.*goods by weight in portions/u],
    ["12,50", /has a fraction.*how many portions/u],
    ["-2", /below 0; write 0/u],
    ["many", /no number of pieces; write 12/u],
  ])("%s is refused: it matches %s", (cell, why) => {
    expect(englishReason(() => stockCell(cell, usualMeanings))).toMatch(why)
  })

  it("of Shopify is 0 where it is below", () => {
    expect(shopifyStockCell("-2", usualMeanings)).toBe(0)
  })
})
