/** Lines of goods that a shopper bought before. */
import { describe, expect, it } from "vitest"
import { cartOrder, placedOrder } from "#book/fixtures/orders/orders.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import { boughtLines, maxBought } from "#domain/rules/orders/bought-before.ts"

const paid: Order = { ...placedOrder, state: "complete", paymentState: "paid" }
const productsOf = (orders: ReadonlyArray<Order>) => boughtLines(orders).map(({ product }) => product.id)
const [line] = paid.lineItems

describe("lines bought before", () => {
  it("have each product of the paid orders once, in the order of their lines [C25]", () => {
    const all = paid.lineItems.map(({ product }) => product.id)
    expect(productsOf([paid])).toEqual([...new Set(all)])
    expect(productsOf([paid, { ...paid, lineItems: paid.lineItems.toReversed() }])).toEqual([...new Set(all)])
  })

  it("include nothing of a cart, an unpaid order, or one that was canceled or paid back", () => {
    const notBought: ReadonlyArray<Partial<Order>> = [
      { paymentState: "balance_due" },
      { state: "canceled" },
      { paymentState: "overdue" },
      { paymentState: "refunded" },
      { state: "returned" },
    ]
    expect(productsOf([cartOrder, ...notBought.map((change) => ({ ...paid, ...change }))])).toEqual([])
  })

  it("have a maximum number", () => {
    if (line === undefined) throw new Error("the order has lines")
    const many = Array.from({ length: 30 }, (_, at) => ({ ...line, product: { ...line.product, id: at as typeof line.product.id } }))
    expect(boughtLines([{ ...paid, lineItems: many }])).toEqual(many.slice(0, maxBought))
  })
})
