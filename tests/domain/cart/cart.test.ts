import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { LineId } from "#domain/entities/ids.ts"
import { totalUnits, currentOrder, isCurrent, isEmpty, totals, withQuantity, withoutLine } from "#domain/rules/cart/cart.ts"
import { change, tugrik } from "#domain/rules/money.ts"
import { line, order, orderOf } from "#tests/arbitraries/order.ts"
import { holds } from "#tests/laws.ts"

const id = (value: number) => value as LineId
const quantity = fc.integer({ min: -2, max: 30 })

/** Order with one of its lines. */
const orderAndLine = order
  .filter(({ lineItems }) => lineItems.length > 0)
  .chain((one) => fc.tuple(fc.constant(one), fc.constantFrom(...one.lineItems)))

describe("the current order", () => {
  it("is any order that is not finished [B1]", () => {
    for (const state of ["cart", "address", "payment"] as const) expect(isCurrent(orderOf([], { state }))).toBe(true)
    for (const state of ["complete", "canceled", "returned"] as const) expect(currentOrder(orderOf([], { state }))).toBeNull()
    expect(currentOrder(null)).toBeNull()
  })

  it("is empty without lines or without an order", () => {
    expect(isEmpty(null)).toBe(true)
    expect(isEmpty(orderOf([]))).toBe(true)
    expect(isEmpty(orderOf([line(1, 1, 1000)]))).toBe(false)
  })
})

describe("totals", () => {
  it("sum lines, delivery and adjustments", () => {
    const sample = orderOf([line(1, 2, 129_000, 149_000)], {
      shipTotal: tugrik(5000),
      adjustments: [{ kind: "coupon", label: "WINTER10", amount: change(-20_000) }],
    })
    expect(totals(sample)).toEqual({ listTotal: 298_000, itemTotal: 258_000, total: 243_000, totalQuantity: 2 })
  })

  it("are never negative", () => {
    expect(orderOf([line(1, 1, 1000)], { adjustments: [{ kind: "coupon", label: "BIG", amount: change(-5000) }] }).total).toBe(0)
  })

  it("do not depend on the order of lines", () => {
    holds(
      fc.property(order, (one) => {
        expect(totals({ ...one, lineItems: one.lineItems.toReversed() })).toEqual(totals(one))
      }),
    )
  })

  it("count units, not lines", () => {
    expect(totalUnits([{ quantity: 2 }, { quantity: 3 }])).toBe(5)
  })
})

describe("changing a line", () => {
  it("changes its total and the order's", () => {
    const after = withQuantity(orderOf([line(1, 2, 10_000), line(2, 1, 5000)]), id(1), 3)
    expect(after.lineItems[0]).toMatchObject({ quantity: 3, total: 30_000 })
    expect(after).toMatchObject({ itemTotal: 35_000, total: 35_000, totalQuantity: 4 })
  })

  it("removes it at 0 or below", () => {
    expect(withQuantity(orderOf([line(1, 2, 10_000)]), id(1), 0).lineItems).toEqual([])
    expect(withQuantity(orderOf([line(1, 2, 10_000)]), id(1), -1).lineItems).toEqual([])
    expect(withQuantity(orderOf([line(1, 2, 10_000)]), id(1), 1).lineItems).toHaveLength(1)
    expect(withoutLine(orderOf([line(1, 2, 10_000)]), id(1)).total).toBe(0)
  })

  it("ignores an unknown line", () => {
    holds(
      fc.property(order, quantity, (one, count) => {
        expect(withQuantity(one, id(99), count)).toEqual(one)
      }),
    )
  })

  it("is undone by changing it back", () => {
    holds(
      fc.property(orderAndLine, fc.integer({ min: 1, max: 30 }), ([one, changed], count) => {
        expect(withQuantity(withQuantity(one, changed.id, count), changed.id, changed.quantity)).toEqual(one)
      }),
    )
  })

  it("changes the item total by that line's difference", () => {
    holds(
      fc.property(orderAndLine, quantity, ([one, changed], count) => {
        const after = withQuantity(one, changed.id, count)
        const line = after.lineItems.find((line) => line.id === changed.id)
        expect(after.itemTotal - one.itemTotal).toBe((line?.total ?? 0) - changed.total)
        expect(after.totalQuantity - one.totalQuantity).toBe((line?.quantity ?? 0) - changed.quantity)
        const othersOf = (order: typeof one) => order.lineItems.filter((line) => line.id !== changed.id)
        expect(othersOf(after)).toEqual(othersOf(one))
      }),
    )
  })

  it("never lowers the total for a larger quantity", () => {
    holds(
      fc.property(orderAndLine, quantity, fc.nat(10), ([one, changed], count, more) => {
        const totalFor = (units: number) => withQuantity(one, changed.id, units).total
        return totalFor(count + more) >= totalFor(count)
      }),
    )
  })
})
