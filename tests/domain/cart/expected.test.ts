import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { LineItem, Order } from "#domain/entities/orders/order.ts"
import { withQuantity, withoutLine } from "#domain/rules/cart/cart.ts"
import { differences, expectedOf, isAsExpected, seenOf, type OrderDifference } from "#domain/rules/cart/expected.ts"
import { change, tugrik } from "#domain/rules/money.ts"
import { line, order, orderOf } from "#tests/arbitraries/order.ts"
import { holds } from "#tests/laws.ts"

const shirt = line(1, 1, 29_900)
const coat = line(2, 2, 100_000)
const seen = orderOf([shirt, coat], { shipTotal: tugrik(5000) })
const between = (before: Order, after: Order) => differences(seenOf(before), seenOf(after))

describe("an unchanged order", () => {
  it("has no differences", () => {
    expect(between(seen, structuredClone(seen))).toEqual([])
    expect(isAsExpected(expectedOf(seen), seen)).toBe(true)
  })

  it("may have other line order, names and stock", () => {
    const [one, other] = [shirt, coat].map((each) => ({
      ...each,
      totalOnHand: 0,
      product: { ...each.product, name: "Another" },
    })) as [LineItem, LineItem]
    expect(isAsExpected(expectedOf(seen), { ...seen, lineItems: [other, one] })).toBe(true)
  })
})

describe("a difference", () => {
  it("is a quantity, with the total that follows", () => {
    expect(between(seen, withQuantity(seen, shirt.id, 2))).toEqual([
      { _tag: "LineChanged", before: shirt, after: { ...shirt, quantity: 2, total: 59_800 } },
      { _tag: "SumChanged", sum: "total", before: 234_900, after: 264_800 },
    ])
  })

  it("is a price, even where the total is equal", () => {
    const dearer = orderOf([line(1, 1, 30_000), coat], { shipTotal: tugrik(4900) })
    expect(dearer.total).toBe(seen.total)
    expect(between(seen, dearer).map(({ _tag }) => _tag)).toEqual(["LineChanged", "SumChanged"])
    expect(isAsExpected(expectedOf(seen), dearer)).toBe(false)
  })

  it("is a removed line, and an added one", () => {
    expect(between(seen, withoutLine(seen, coat.id))[0]).toEqual({ _tag: "LineGone", before: coat })
    expect(between(withoutLine(seen, coat.id), seen)[0]).toEqual({ _tag: "LineNew", after: coat })
  })

  it("is a coupon, delivery, wallet amount, and the amount to pay last", () => {
    const now = orderOf([shirt, coat], {
      shipTotal: tugrik(7000),
      adjustments: [
        { kind: "coupon", label: "WINTER10", amount: change(-20_000) },
        { kind: "wallet", label: "wallet", amount: change(-30_000) },
      ],
    })
    expect(between(seen, now)).toEqual([
      { _tag: "SumChanged", sum: "coupon", before: 0, after: 20_000 },
      { _tag: "SumChanged", sum: "shipping", before: 5000, after: 7000 },
      { _tag: "SumChanged", sum: "wallet", before: 0, after: 30_000 },
      { _tag: "SumChanged", sum: "total", before: 234_900, after: 186_900 },
    ])
  })

  it("is the dates, rooms, guests or passengers of a stay, though its line and price are equal", () => {
    const options = { hotel: "3", arrives: "2026-12-01", leaves: "2026-12-02", rooms: "1", guests: "2" }
    const booked = (changes: object) => orderOf([{ ...line(1, 1, 200_000), options: { ...options, ...changes } }])
    const first = booked({})
    for (const changes of [
      { arrives: "2026-12-08", leaves: "2026-12-09" },
      { rooms: "2" },
      { guests: "1" },
      { passengers: "MS BAT NOMIN" },
    ]) {
      const other = booked(changes)
      expect(between(first, other)).toEqual([{ _tag: "LineChanged", before: first.lineItems[0], after: other.lineItems[0] }])
      expect(isAsExpected(expectedOf(first), other)).toBe(false)
    }
    expect(isAsExpected(expectedOf(first), booked({}))).toBe(true)
    const withoutOptions = expectedOf(first).lines.map(({ id, quantity, price }) => ({ id, quantity, price }))
    expect(isAsExpected({ ...expectedOf(first), lines: withoutOptions }, booked({ rooms: "2" }))).toBe(true)
  })

  it("is the address or the delivery slot, though every amount is equal", () => {
    const address = {
      firstName: "Бат",
      lastName: "Дорж",
      phone: "99112233",
      city: "Улаанбаатар",
      district: "Сүхбаатар",
      quarter: "1-р хороо",
      detail: "Нарны зам 42",
      zipcode: null,
    }
    const slot = { day: "2026/11/24", from: 14, to: 18 }
    const here = { ...seen, address, deliverySlot: slot }
    const there = { ...here, address: { ...address, detail: "Өөр гудамж 5" } }
    expect(between(here, there)).toMatchObject([{ _tag: "PlaceChanged", before: { address }, after: { address: there.address } }])
    expect(between(here, { ...here, deliverySlot: { ...slot, from: 18, to: 22 } })).toEqual([
      { _tag: "SlotChanged", before: slot, after: { ...slot, from: 18, to: 22 } },
    ])
    expect(between(here, { ...here, deliverySlot: null }).map(({ _tag }) => _tag)).toEqual(["SlotChanged"])
    expect(isAsExpected(expectedOf(here), there)).toBe(false)
    expect(isAsExpected({ ...expectedOf(here), delivery: null }, there)).toBe(true)
  })

  it("is wallet money instead of a coupon, though the amount to pay is equal", () => {
    const paidBy = (kind: "coupon" | "wallet") => orderOf([coat], { adjustments: [{ kind, label: kind, amount: change(-20_000) }] })
    expect(paidBy("coupon").total).toBe(paidBy("wallet").total)
    expect(isAsExpected(expectedOf(paidBy("coupon")), paidBy("wallet"))).toBe(false)
  })

  it("is no amount that was absent", () => {
    const withoutWallet = { ...expectedOf(seen), wallet: null }
    const paidByWallet: Order = { ...seen, adjustments: [{ kind: "wallet", label: "", amount: change(-1) }] }
    expect(isAsExpected(withoutWallet, paidByWallet)).toBe(true)
  })
})

/** Two orders, equal in half of the cases. */
const twoOrders = fc.tuple(order, order, fc.boolean()).map(([one, other, isSame]) => [one, isSame ? structuredClone(one) : other] as const)

/** The same difference, seen from the later order. */
const mirrored = (difference: OrderDifference<LineItem>): OrderDifference<LineItem> => {
  switch (difference._tag) {
    case "LineGone":
      return { _tag: "LineNew", after: difference.before }
    case "LineNew":
      return { _tag: "LineGone", before: difference.after }
    case "LineChanged":
      return { ...difference, before: difference.after, after: difference.before }
    case "SumChanged":
      return { ...difference, before: difference.after, after: difference.before }
    case "PlaceChanged":
      return { ...difference, before: difference.after, after: difference.before }
    case "SlotChanged":
      return { ...difference, before: difference.after, after: difference.before }
    default:
      return difference satisfies never
  }
}

describe("differences", () => {
  it("turn the seen order into the later one when applied", () => {
    holds(
      fc.property(twoOrders, ([before, after]) => {
        const lines = new Map(before.lineItems.map((each) => [each.id, each]))
        const sums: Record<string, unknown> = { ...seenOf(before) }
        for (const each of between(before, after)) {
          if (each._tag === "LineGone") lines.delete(each.before.id)
          else if (each._tag === "SumChanged") sums[each.sum] = each.after
          else if (each._tag === "LineNew" || each._tag === "LineChanged") lines.set(each.after.id, each.after)
          else sums["delivery"] = each.after
        }
        const figuresOf = ({ id, quantity, price }: LineItem) => ({ id, quantity, price })
        expect([...lines.values()].map(figuresOf)).toEqual(after.lineItems.map(figuresOf))
        expect({ ...sums, lines: null }).toEqual({ ...seenOf(after), lines: null })
      }),
    )
  })

  it("are symmetric", () => {
    holds(
      fc.property(twoOrders, ([before, after]) => {
        const back = between(after, before)
        expect(between(before, after).map(mirrored)).toEqual(expect.arrayContaining([...back]))
        expect(between(before, after)).toHaveLength(back.length)
      }),
    )
  })

  it("are empty exactly where lines and amounts are equal", () => {
    const outcomes = { same: 0, other: 0 }
    holds(
      fc.property(twoOrders, ([before, after]) => {
        const isSame = isAsExpected(expectedOf(before), after)
        outcomes[isSame ? "same" : "other"]++
        if (isSame) expect(expectedOf(after)).toEqual(expectedOf(before))
        else expect(expectedOf(after)).not.toEqual(expectedOf(before))
      }),
    )
    expect(Math.min(...Object.values(outcomes))).toBeGreaterThan(10)
  })
})
