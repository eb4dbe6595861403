/** Arbitrary orders whose totals are those of their lines. */
import fc from "fast-check"
import { blankOrder } from "#book/fixtures/orders/orders.ts"
import type { LineId, ProductId, VariantId } from "#domain/entities/ids.ts"
import type { LineItem, Order } from "#domain/entities/orders/order.ts"
import { totals } from "#domain/rules/cart/cart.ts"
import { change, times, tugrik } from "#domain/rules/money.ts"

/** Line of `quantity` units at `price`, before the sale `listPrice`, with `totalOnHand` in stock. */
export const line = (id: number, quantity: number, price: number, listPrice = price, totalOnHand = 10): LineItem => ({
  id: id as LineId,
  variantId: (100 + id) as VariantId,
  quantity,
  price: tugrik(price),
  listPrice: tugrik(listPrice),
  total: times(tugrik(price), quantity),
  totalOnHand,
  optionsText: "Хар, M",
  returnHours: 48,
  weight: 0,
  madeToOrder: false,
  image: null,
  product: { id: id as ProductId, name: "Ноолууран цамц", sku: `NRL100-0${id}`, brand: "nuurlan", slug: `tsamts-${id}` },
})

/** Order of these lines with their totals. */
export const orderOf = (lineItems: ReadonlyArray<LineItem>, more: Partial<Order> = {}): Order => {
  const order = { ...blankOrder, ...more, lineItems }
  return { ...order, ...totals(order) }
}

export const address = {
  firstName: "Бат",
  lastName: "Дорж",
  phone: "99112233",
  city: "Улаанбаатар",
  district: "Баянгол",
  quarter: "3-р хороо",
  detail: "12-р байр, 3 тоот",
  zipcode: "16000",
} as const

const lines = fc
  .array(fc.record({ quantity: fc.integer({ min: 1, max: 20 }), price: fc.nat(2_000_000), more: fc.nat(500_000), onHand: fc.nat(30) }), {
    maxLength: 6,
  })
  .map((all) => all.map(({ quantity, price, more, onHand }, at) => line(at + 1, quantity, price, price + more, onHand)))

const adjustments = fc.array(
  fc.record({
    kind: fc.constantFrom("coupon", "wallet", "other"),
    label: fc.constant("WINTER10"),
    amount: fc.integer({ min: -300_000, max: 0 }).map(change),
  }),
  { maxLength: 3 },
)

export const order: fc.Arbitrary<Order> = fc
  .tuple(lines, fc.constantFrom(0, 5000).map(tugrik), adjustments)
  .map(([lineItems, shipTotal, adjusted]) => orderOf(lineItems, { shipTotal, adjustments: adjusted }))
