/** Orders of the demo shopper: one for each state of an order. */
import type { DeliverySlot } from "#domain/entities/cart/delivery-slot.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { OrderState, PaymentState, ShipmentState } from "#domain/entities/orders/order.ts"
import { deliveryDays } from "#domain/rules/cart/delivery-slots.ts"
import { deliveryTerms } from "#domain/rules/cart/delivery-terms.ts"
import { taxParts } from "#domain/rules/orders/receipt.ts"
import { sum, tugrik } from "#domain/rules/money.ts"
import type { WalletPartKind } from "#domain/entities/wallet/wallet.ts"
import { day, hour, later } from "#domain/rules/instants.ts"
import type { Database } from "#backend/database/database.ts"
import { newToken } from "#backend/orders/create-order.ts"
import { methods } from "#backend/payments/methods/method-documents.ts"
import { sandboxReceipts } from "#backend/sandbox/providers.ts"
import type { BackendServices } from "#backend/services.ts"

type PastOrder = {
  readonly number: string
  /** Milliseconds ago. */
  readonly placed: number
  readonly methodType: (typeof methods)[number]["type"]
  readonly state: Extract<OrderState, "complete" | "canceled" | "returned">
  readonly payment: PaymentState
  readonly shipment: ShipmentState
  /** Variants by position in the catalogue, with quantities. */
  readonly lines: ReadonlyArray<readonly [position: number, quantity: number]>
  readonly receipt: "pending" | "confirmed" | null
  /** Whether its delivery was chosen for a day that has yet to come, so that it is under way and not late. */
  readonly isComing?: true
  /** What the wallet paid, in tugrik by part. */
  readonly wallet?: ReadonlyArray<readonly [kind: WalletPartKind, amount: number]>
}

const pastOrders: ReadonlyArray<PastOrder> = [
  {
    number: "R100000001",
    placed: 2 * hour,
    methodType: "qr",
    state: "complete",
    payment: "paid",
    shipment: "pending",
    lines: [
      [12, 1],
      [150, 2],
    ],
    receipt: "pending",
  },
  {
    number: "R100000002",
    placed: 26 * hour,
    methodType: "card",
    state: "complete",
    payment: "paid",
    shipment: "ready",
    lines: [[40, 1]],
    receipt: "pending",
    isComing: true,
  },
  {
    number: "R100000003",
    placed: 2 * day,
    methodType: "bank_transfer",
    state: "complete",
    payment: "paid",
    shipment: "shipped",
    lines: [
      [77, 1],
      [210, 1],
    ],
    receipt: "pending",
    isComing: true,
  },
  {
    number: "R100000004",
    placed: 9 * day,
    methodType: "qr",
    state: "complete",
    payment: "paid",
    shipment: "delivered",
    lines: [
      [5, 2],
      [333, 1],
      [260, 1],
    ],
    receipt: "confirmed",
    wallet: [["bonus", 12_000]],
  },
  {
    number: "R100000005",
    placed: 12 * day,
    methodType: "internet_bank",
    state: "canceled",
    payment: "refunded",
    shipment: "pending",
    lines: [[180, 1]],
    receipt: null,
  },
  {
    number: "R100000006",
    placed: 20 * day,
    methodType: "qr",
    state: "canceled",
    payment: "overdue",
    shipment: "pending",
    lines: [[95, 1]],
    receipt: null,
  },
  {
    number: "R100000007",
    placed: 34 * day,
    methodType: "wallet",
    state: "returned",
    payment: "refunded",
    shipment: "delivered",
    lines: [[300, 1]],
    receipt: "confirmed",
  },
  {
    number: "R100000008",
    placed: 61 * day,
    methodType: "card",
    state: "complete",
    payment: "paid",
    shipment: "delivered",
    lines: [
      [18, 1],
      [420, 3],
    ],
    receipt: "confirmed",
    wallet: [["gift_card", 20_000]],
  },
]

const address = {
  given: {
    firstName: "Номин",
    lastName: "Батболд",
    phone: "99112233",
    city: "Улаанбаатар",
    district: "Баянгол",
    quarter: "1-р хороо",
    detail: "12-р байр, 3 тоот",
    zipcode: "16000",
  },
  capital: true,
}

const courier = { name: "Ганбат", phone: "88112233" }

type Variant = { readonly id: number; readonly price: number; readonly list_price: number; readonly rate: number | null }

const variantsAt = async (db: Database, positions: ReadonlyArray<number>): Promise<ReadonlyArray<Variant>> => {
  const all = await db.query<Variant>(
    `select v.id, v.selling_price as price, v.price as list_price, p.return_per_mille as rate
     from variants v join products p on p.id = v.product_id order by v.id`,
  )
  return positions.map((position) => {
    const variant = all[position % Math.max(1, all.length)]
    if (variant === undefined) throw new Error("there is nothing in the shop to have been ordered")
    return variant
  })
}

/** Moments of an order's states. */
const moments = (order: PastOrder, now: Instant) => {
  const placedAt = later(now, -order.placed)
  const wasPaid = order.payment === "paid" || order.payment === "refunded"
  return {
    placedAt,
    paidAt: wasPaid ? later(placedAt, hour / 10) : null,
    shippedAt: order.shipment === "shipped" || order.shipment === "delivered" ? later(placedAt, 20 * hour) : null,
    deliveredAt: order.shipment === "delivered" ? later(placedAt, 26 * hour) : null,
    canceledAt: order.state === "canceled" ? later(placedAt, hour / 4) : null,
  }
}

/** Last hours of the second day that a shopper could choose now. */
const comingSlot = (now: Instant): DeliverySlot | null => {
  const [first, second = first] = deliveryDays("city", now, deliveryTerms)
  const hours = second?.slots.findLast(({ isOffered }) => isOffered)
  return second === undefined || hours === undefined ? null : { day: second.day, from: hours.from, to: hours.to }
}

type PaidTotal = {
  readonly id: number
  /** What wallet and bank paid together. */
  readonly total: number
  readonly placedAt: Instant
  readonly deliveredAt: Instant | null
}

const addReceipt = async (db: Database, { id, total, placedAt, deliveredAt }: PaidTotal, order: PastOrder): Promise<void> => {
  if (order.receipt === null) return
  const { vat, cityTax } = taxParts(tugrik(total))
  await db.query("insert into receipts (order_id, status, total, vat, city_tax) values ($1, 'pending', $2, $3, $4)", [
    id,
    total,
    vat,
    cityTax,
  ])
  if (order.receipt === "pending") return
  const { receiptId, lottery, qrData } = await sandboxReceipts.file({
    number: order.number,
    total,
    lines: [],
    organization: null,
    method: order.methodType,
    payment: null,
    replaces: null,
    paidAt: placedAt,
  })
  await db.query(
    "update receipts set status = 'confirmed', receipt_id = $2, lottery = $3, qr_data = $4, confirmed_at = $5 where order_id = $1",
    [id, receiptId, lottery, qrData, deliveredAt],
  )
}

const addOrder = async (services: BackendServices, db: Database, userId: number, order: PastOrder): Promise<void> => {
  const variants = await variantsAt(
    db,
    order.lines.map(([position]) => position),
  )
  const lines = variants.map((one, at) => ({ ...one, quantity: order.lines[at]?.[1] ?? 1 }))
  const itemTotal = lines.reduce((all, { price, quantity }) => all + price * quantity, 0)
  const listTotal = lines.reduce((all, { list_price, quantity }) => all + list_price * quantity, 0)
  const shares = (order.wallet ?? []).map(([kind, amount]) => ({ kind, amount: tugrik(amount) }))
  const walletTotal = sum(shares.map(({ amount }) => amount))
  const total = itemTotal + services.config.site.shippingFee - walletTotal
  const method = methods.find(({ type }) => type === order.methodType)?.id ?? 1
  const { placedAt, paidAt, shippedAt, deliveredAt, canceledAt } = moments(order, services.now())
  const [row] = await db.query<{ id: number }>(
    `insert into orders (number, token, user_id, state, payment_state, shipment_state, address, receipt_for, payment_method_id,
       item_total, list_total, ship_total, discount_total, wallet_total, total, refunded_amount, created_at, updated_at,
       completed_at, paid_at, shipped_at, delivered_at, canceled_at, courier, wallet, delivery_slot)
     values ($1, $2, $3, $4, $5, $6, $7, '{"kind": "person", "registryNumber": null}', $8,
       $9, $10, $11, 0, $20, $12, $13, $14, $14,
       $14, $15, $16, $17, $18, $19, $21, $22)
     returning id`,
    [
      order.number,
      newToken(),
      userId,
      order.state,
      order.payment,
      order.shipment,
      JSON.stringify(address),
      method,
      itemTotal,
      listTotal,
      services.config.site.shippingFee,
      total,
      order.payment === "refunded" ? total : null,
      placedAt,
      paidAt,
      shippedAt,
      deliveredAt,
      canceledAt,
      shippedAt === null ? null : JSON.stringify(courier),
      walletTotal,
      JSON.stringify({ shares }),
      order.isComing === true ? JSON.stringify(comingSlot(services.now())) : null,
    ],
  )
  const id = row?.id ?? 0
  for (const { id: variantId, quantity, price, list_price, rate } of lines) {
    await db.query(
      `insert into line_items (order_id, variant_id, quantity, price, list_price, return_per_mille)
       values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
      [id, variantId, quantity, price, list_price, rate],
    )
  }
  await db.query("insert into payments (order_id, method_id, amount, state, created_at, settled_at) values ($1, $2, $3, $4, $5, $6)", [
    id,
    method,
    total,
    order.payment,
    placedAt,
    paidAt,
  ])
  await addReceipt(db, { id, total: total + walletTotal, placedAt, deliveredAt }, order)
}

export const seedOrders = async (services: BackendServices, db: Database, userId: number): Promise<void> => {
  for (const order of pastOrders) await addOrder(services, db, userId, order)
}
