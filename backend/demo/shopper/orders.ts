/** Orders of the demo shopper, stored with their lines, payments and receipts. */
import type { DeliverySlot } from "#domain/entities/cart/delivery-slot.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { deliveryFee } from "#domain/rules/cart/delivery-fee.ts"
import { deliveryDays } from "#domain/rules/cart/delivery-slots.ts"
import { siteDeliveryTerms, type DeliveryTerms } from "#domain/rules/cart/delivery-terms.ts"
import { taxParts } from "#domain/rules/orders/receipt.ts"
import { sum, tugrik } from "#domain/rules/money.ts"
import { hour, later } from "#domain/rules/instants.ts"
import { insertRows } from "#backend/database/bulk-insert.ts"
import type { Database } from "#backend/database/database.ts"
import { newToken } from "#backend/orders/create-order.ts"
import { methods } from "#backend/payments/methods/method-documents.ts"
import { sandboxReceipts } from "#backend/sandbox/providers.ts"
import type { BackendServices } from "#backend/services.ts"
import { pastOrders, type PastOrder } from "./past-orders.ts"

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

type Variant = {
  readonly id: number
  readonly sku: string
  readonly price: number
  readonly list_price: number
  readonly rate: number | null
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
const comingSlot = (now: Instant, terms: DeliveryTerms): DeliverySlot | null => {
  const [first, second = first] = deliveryDays("city", now, terms)
  const hours = second?.slots.findLast(({ isOffered }) => isOffered)
  return second === undefined || hours === undefined ? null : { day: second.day, from: hours.from, to: hours.to }
}

type PaidTotal = {
  readonly id: number
  /** What wallet and bank paid together. */
  readonly total: number
  readonly paidAt: Instant | null
  readonly deliveredAt: Instant | null
}

const addReceipt = async (db: Database, { id, total, paidAt, deliveredAt }: PaidTotal, order: PastOrder): Promise<void> => {
  if (order.receipt === null || paidAt === null) return
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
    paidAt,
  })
  await db.query(
    "update receipts set status = 'confirmed', receipt_id = $2, lottery = $3, qr_data = $4, confirmed_at = $5 where order_id = $1",
    [id, receiptId, lottery, qrData, deliveredAt],
  )
}

type SoldLine = Variant & { readonly quantity: number }

/** Sums of an order in tugrik, as its row names them. */
const sumsOf = (lines: ReadonlyArray<SoldLine>, walletTotal: number, site: SiteConfig) => {
  const itemTotal = lines.reduce((all, { price, quantity }) => all + price * quantity, 0)
  const listTotal = lines.reduce((all, { list_price, quantity }) => all + list_price * quantity, 0)
  const shipTotal = deliveryFee({ goods: tugrik(itemTotal), grams: 0 }, address.given, site)
  return {
    item_total: itemTotal,
    list_total: listTotal,
    ship_total: shipTotal,
    discount_total: 0,
    wallet_total: walletTotal,
    total: itemTotal + shipTotal - walletTotal,
  }
}

/** Lines whose goods the shop has. */
const linesOf = async (db: Database, { lines }: PastOrder): Promise<ReadonlyArray<SoldLine>> => {
  const variants = await db.query<Variant>(
    `select v.id, v.sku, v.selling_price as price, v.price as list_price, p.return_per_mille as rate
     from variants v join products p on p.id = v.product_id where v.sku = any ($1::text[])`,
    [lines.map(([sku]) => sku)],
  )
  return lines.flatMap(([sku, quantity]) => variants.filter((variant) => variant.sku === sku).map((variant) => ({ ...variant, quantity })))
}

/** Number of an order's row. */
const orderId = async (db: Database, number: string): Promise<number> => {
  const [row] = await db.query<{ id: number }>("select id from orders where number = $1", [number])
  if (row === undefined) throw new Error(`the order ${number} was not stored`)
  return row.id
}

const addOrder = async (services: BackendServices, db: Database, userId: number, order: PastOrder): Promise<void> => {
  const lines = await linesOf(db, order)
  if (lines.length === 0) return
  const shares = (order.wallet ?? []).map(([kind, amount]) => ({ kind, amount: tugrik(amount) }))
  const walletTotal = sum(shares.map(({ amount }) => amount))
  const sums = sumsOf(lines, walletTotal, services.site())
  const methodId = methods.find(({ type }) => type === order.methodType)?.id ?? 1
  const { placedAt, paidAt, shippedAt, deliveredAt, canceledAt } = moments(order, services.now())
  const row = {
    ...sums,
    number: order.number,
    token: newToken(),
    user_id: userId,
    state: order.state,
    payment_state: order.payment,
    shipment_state: order.shipment,
    address,
    receipt_for: { kind: "person", registryNumber: null },
    payment_method_id: methodId,
    refunded_amount: order.payment === "refunded" ? sums.total : null,
    created_at: placedAt,
    updated_at: placedAt,
    completed_at: placedAt,
    paid_at: paidAt,
    shipped_at: shippedAt,
    delivered_at: deliveredAt,
    canceled_at: canceledAt,
    courier: shippedAt === null ? null : courier,
    wallet: { shares },
    delivery_slot: order.isComing === true ? comingSlot(services.now(), siteDeliveryTerms(services.site())) : null,
  }
  await insertRows(db, "orders", [row])
  const id = await orderId(db, order.number)
  for (const { id: variantId, quantity, price, list_price, rate } of lines) {
    await db.query(
      `insert into line_items (order_id, variant_id, quantity, price, list_price, return_per_mille)
       values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
      [id, variantId, quantity, price, list_price, rate],
    )
  }
  await db.query("insert into payments (order_id, method_id, amount, state, created_at, settled_at) values ($1, $2, $3, $4, $5, $6)", [
    id,
    methodId,
    sums.total,
    order.payment,
    placedAt,
    paidAt,
  ])
  await addReceipt(db, { id, total: sums.total + walletTotal, paidAt, deliveredAt }, order)
}

export const seedOrders = async (services: BackendServices, db: Database, userId: number): Promise<void> => {
  for (const order of pastOrders) await addOrder(services, db, userId, order)
}
