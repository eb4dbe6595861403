import { describe, expect, it } from "vitest"
import { linesShortOfStock, whyNotPlaced } from "#domain/rules/cart/not-placed.ts"
import { address, line, orderOf } from "#tests/arbitraries/order.ts"

describe("placing an order", () => {
  it("needs lines, stock and an address, and lists all that is missing", () => {
    expect(whyNotPlaced(orderOf([])).map(({ _tag }) => _tag)).toEqual(["Empty", "NoAddress"])
    expect(whyNotPlaced(orderOf([line(1, 11, 1000)])).map(({ _tag }) => _tag)).toEqual(["ShortOfStock", "NoAddress"])
    expect(whyNotPlaced(orderOf([line(1, 10, 1000)], { address }))).toEqual([])
    expect(whyNotPlaced(orderOf([line(1, 1, 1000)], { address, state: "complete" }))).toEqual([{ _tag: "PlacedAlready" }])
  })

  it("names the lines that exceed the stock", () => {
    const short = line(2, 3, 1000, 1000, 2)
    const one = orderOf([line(1, 2, 1000, 1000, 2), short], { address })
    expect(linesShortOfStock(one)).toEqual([short])
    expect(whyNotPlaced(one)).toEqual([{ _tag: "ShortOfStock", lines: [short] }])
  })
})
