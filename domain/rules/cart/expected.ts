/** What a shopper saw of an order before placing it, and what of the order differs by now. Contract "Orders and checkout". */
import type { Tugrik } from "#domain/entities/money.ts"
import type { LineItem, Order } from "#domain/entities/orders/order.ts"
import { savings } from "./cart.ts"
import { paidFromWallet } from "#domain/rules/wallet/paid-from-wallet.ts"

export type ExpectedLine = Pick<LineItem, "id" | "quantity" | "price">

const sums = ["coupon", "shipping", "wallet", "total"] as const
/** `total` is what is left to pay, after coupons and the wallet. */
export type OrderSum = (typeof sums)[number]

/** What is seen of an order; a sum that was not told is not compared. */
export type Seen<Line extends ExpectedLine = ExpectedLine> = {
  readonly lines: ReadonlyArray<Line>
} & { readonly [Sum in OrderSum]?: Tugrik | null }

/** What a call that places an order expects of it: only these figures are taken. */
export type Expected = { readonly total: Tugrik; readonly wallet: Tugrik | null; readonly lines: ReadonlyArray<ExpectedLine> }

export type OrderDifference<Line extends ExpectedLine = ExpectedLine> =
  | { readonly _tag: "LineGone"; readonly before: Line }
  | { readonly _tag: "LineNew"; readonly after: Line }
  | { readonly _tag: "LineChanged"; readonly before: Line; readonly after: Line }
  | { readonly _tag: "SumChanged"; readonly sum: OrderSum; readonly before: Tugrik; readonly after: Tugrik }

/** Everything that a screen shows of an order's price. */
export const seenOf = (order: Order): Seen<LineItem> => ({
  lines: order.lineItems,
  coupon: savings(order).coupon,
  shipping: order.shipTotal,
  wallet: paidFromWallet(order),
  total: order.total,
})

export const expectedOf = (order: Order): Expected => ({
  total: order.total,
  wallet: paidFromWallet(order),
  lines: order.lineItems.map(({ id, quantity, price }) => ({ id, quantity, price })),
})

const isSame = (one: ExpectedLine, other: ExpectedLine): boolean => one.quantity === other.quantity && one.price === other.price

/** All that differs: lines in the order in which they were seen, then new ones, then sums. Empty when nothing does. */
export const differences = <Line extends ExpectedLine>(before: Seen<Line>, after: Seen<Line>): ReadonlyArray<OrderDifference<Line>> => {
  const known = new Set(before.lines.map(({ id }) => id))
  return [
    ...before.lines.flatMap((line): ReadonlyArray<OrderDifference<Line>> => {
      const now = after.lines.find(({ id }) => id === line.id)
      if (now === undefined) return [{ _tag: "LineGone", before: line }]
      return isSame(line, now) ? [] : [{ _tag: "LineChanged", before: line, after: now }]
    }),
    ...after.lines.filter(({ id }) => !known.has(id)).map((line) => ({ _tag: "LineNew", after: line }) as const),
    ...sums.flatMap((sum): ReadonlyArray<OrderDifference<Line>> => {
      const [was, is] = [before[sum] ?? null, after[sum] ?? null]
      return was === null || is === null || was === is ? [] : [{ _tag: "SumChanged", sum, before: was, after: is }]
    }),
  ]
}

/** Whether an order may be placed for a shopper who saw this of it. */
export const isAsExpected = (expected: Expected, order: Order): boolean => differences<ExpectedLine>(expected, seenOf(order)).length === 0
