import { describe, expect, it } from "vitest"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { cartOrder } from "#book/fixtures/orders/orders.ts"
import { repriced } from "#domain/rules/cart/repriced.ts"
import { tugrik } from "#domain/rules/money.ts"

describe("a changed price", () => {
  const [first] = cartOrder.lineItems
  const priced = (price: number, optionsText = "") => ({
    ...cartOrder,
    lineItems: cartOrder.lineItems.map((line) => (line.id === first?.id ? { ...line, price: tugrik(price), optionsText } : line)),
  })

  it("is found by line, with the price that was shown and that of now [B2]", () => {
    expect(repriced(priced(10_000), priced(12_500))).toEqual([
      { name: first?.product.name, was: formatTugrik(10_000), is: formatTugrik(12_500) },
    ])
    expect(repriced(priced(10_000), priced(10_000))).toEqual([])
  })

  it("is none where another choice costs more, or the line was not there", () => {
    expect(repriced(priced(10_000, "1 night"), priced(20_000, "2 nights"))).toEqual([])
    expect([repriced(null, cartOrder), repriced(cartOrder, null)]).toEqual([[], []])
  })
})
