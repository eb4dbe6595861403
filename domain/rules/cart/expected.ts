/** Expected order: what a shopper saw before placing it, compared with what it is now. Contract "Orders and checkout". */
import { addressFieldRows } from "#domain/entities/account/address-fields.ts"
import type { Address } from "#domain/entities/account/address.ts"
import type { DeliverySlot } from "#domain/entities/cart/delivery-slot.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import type { LineItem, Order } from "#domain/entities/orders/order.ts"
import { savings } from "./savings.ts"
import { isSameStay } from "#domain/rules/travel/stay-line.ts"
import { paidFromWallet } from "#domain/rules/wallet/paid-from-wallet.ts"

/** Where and when an order goes, as the payment step shows it. */
export type ExpectedDelivery = {
  readonly address: Address
  /** `null` for the earliest. */
  readonly slot: DeliverySlot | null
  /** Store of a pick-up; `null` for a delivery. */
  readonly storeId: number | null
}

/** The options hold the dates, rooms, guests and passengers of a stay; not compared if absent. */
export type ExpectedLine = Pick<LineItem, "id" | "quantity" | "price" | "options">

const sums = ["coupon", "shipping", "wallet", "total"] as const
/** Compared amounts; `total` is left to pay after coupons and the wallet. */
export type OrderSum = (typeof sums)[number]

/** What a shopper saw of an order; an amount that is absent is not compared. */
export type Seen<Line extends ExpectedLine = ExpectedLine> = {
  readonly lines: ReadonlyArray<Line>
  readonly delivery?: ExpectedDelivery | null
} & { readonly [Sum in OrderSum]?: Tugrik | null }

/** Expectation that is sent when placing an order, amounts in tugrik. */
export type Expected = {
  readonly total: Tugrik
  readonly wallet: Tugrik | null
  readonly lines: ReadonlyArray<ExpectedLine>
  readonly delivery?: ExpectedDelivery | null
}

export type OrderDifference<Line extends ExpectedLine = ExpectedLine> =
  | { readonly _tag: "LineGone"; readonly before: Line }
  | { readonly _tag: "LineNew"; readonly after: Line }
  | { readonly _tag: "LineChanged"; readonly before: Line; readonly after: Line }
  | { readonly _tag: "PlaceChanged"; readonly before: ExpectedDelivery; readonly after: ExpectedDelivery }
  | { readonly _tag: "SlotChanged"; readonly before: DeliverySlot | null; readonly after: DeliverySlot | null }
  | { readonly _tag: "SumChanged"; readonly sum: OrderSum; readonly before: Tugrik; readonly after: Tugrik }

const deliveryOf = ({ address, deliverySlot: slot, pickupStore }: Order): ExpectedDelivery | null =>
  address === null ? null : { address, slot, storeId: pickupStore?.id ?? null }

/** All prices that a screen shows of an order, and where it goes. */
export const seenOf = (order: Order): Seen<LineItem> => ({
  lines: order.lineItems,
  delivery: deliveryOf(order),
  coupon: savings(order).coupon,
  shipping: order.shipTotal,
  wallet: paidFromWallet(order),
  total: order.total,
})

/** Expectation of an order as it is now. */
export const expectedOf = (order: Order): Expected => ({
  total: order.total,
  wallet: paidFromWallet(order),
  lines: order.lineItems.map(({ id, quantity, price, options }) => ({ id, quantity, price, ...(options !== undefined && { options }) })),
  delivery: deliveryOf(order),
})

const isSamePlace = (one: ExpectedDelivery, other: ExpectedDelivery): boolean =>
  one.storeId === other.storeId && addressFieldRows.every(([field]) => (one.address[field] ?? "") === (other.address[field] ?? ""))

const isSameSlot = (one: DeliverySlot | null, other: DeliverySlot | null): boolean =>
  one === null || other === null ? one === other : one.day === other.day && one.from === other.from && one.to === other.to

const deliveryDifferences = (before: ExpectedDelivery | null, after: ExpectedDelivery | null): ReadonlyArray<OrderDifference<never>> => {
  if (before === null || after === null) return []
  return [
    ...(isSamePlace(before, after) ? [] : [{ _tag: "PlaceChanged", before, after } as const]),
    ...(isSameSlot(before.slot, after.slot) ? [] : [{ _tag: "SlotChanged", before: before.slot, after: after.slot } as const]),
  ]
}

const isSameLine = (one: ExpectedLine, other: ExpectedLine): boolean =>
  one.quantity === other.quantity &&
  one.price === other.price &&
  (one.options === undefined || other.options === undefined || isSameStay(one, other))

/** All differences: lines in their earlier order, then new lines, place and time, then amounts. Empty when there is none. */
export const differences = <Line extends ExpectedLine>(before: Seen<Line>, after: Seen<Line>): ReadonlyArray<OrderDifference<Line>> => {
  const known = new Set(before.lines.map(({ id }) => id))
  return [
    ...before.lines.flatMap((line): ReadonlyArray<OrderDifference<Line>> => {
      const now = after.lines.find(({ id }) => id === line.id)
      if (now === undefined) return [{ _tag: "LineGone", before: line }]
      return isSameLine(line, now) ? [] : [{ _tag: "LineChanged", before: line, after: now }]
    }),
    ...after.lines.filter(({ id }) => !known.has(id)).map((line) => ({ _tag: "LineNew", after: line }) as const),
    ...deliveryDifferences(before.delivery ?? null, after.delivery ?? null),
    ...sums.flatMap((sum): ReadonlyArray<OrderDifference<Line>> => {
      const [earlier, current] = [before[sum] ?? null, after[sum] ?? null]
      return earlier === null || current === null || earlier === current
        ? []
        : [{ _tag: "SumChanged", sum, before: earlier, after: current }]
    }),
  ]
}

/** Whether an order still equals the expectation, so that it may be placed. */
export const isAsExpected = (expected: Expected, order: Order): boolean => differences<ExpectedLine>(expected, seenOf(order)).length === 0
