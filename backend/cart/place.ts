/** Placing an order: takes stock and wallet money, fixes prices and starts the payment in one transaction. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import type { Expected } from "#domain/rules/cart/expected.ts"
import { orderTransitions, isAllowedTransition } from "#domain/rules/orders/order-status.ts"
import { payUntil } from "#domain/rules/cart/payment-time.ts"
import { normalizeOrganizationNumber, isOrganizationNumber } from "#domain/rules/identity/registration-number.ts"
import type { Database } from "#backend/database/database.ts"
import { storedName } from "#backend/identity/organizations.ts"
import { Refusal, wrongField } from "#backend/http/refusal.ts"
import { offeredMethods } from "#backend/payments/offered-methods.ts"
import { beginPayment, requirePaymentMethod, type MethodWish } from "#backend/payments/start-payment.ts"
import { takePayment } from "#backend/orders/mark-paid.ts"
import { sendOrderNews } from "#backend/orders/send-order-news.ts"
import type { BackendServices } from "#backend/services.ts"
import { countCouponUse } from "./cart-coupon.ts"
import { requireExpected } from "./expected.ts"
import { moveWallet } from "#backend/wallet/move-wallet.ts"
import { orderDocument } from "#backend/orders/order-document.ts"
import { returnHoursOf, siteTerms } from "#backend/orders/order-terms.ts"
import { requirePlaceable } from "./placeable.ts"
import { requirePickup } from "./pickup.ts"
import { requireDelivery } from "./deliverable.ts"
import { reckon, type Reckoning, sendsNothing } from "#backend/orders/order-totals.ts"
import { requireRoomForUnpaid } from "./unpaid-limit.ts"
import { lockStock, takeUnits } from "#backend/orders/order-stock.ts"
import { orderById, type OrderRow } from "#backend/orders/order-rows.ts"

/** A method is required unless the wallet pays everything. */
export type Placing = MethodWish & {
  readonly receipt: { readonly kind: "person" | "organization"; readonly registryNumber: string | null } | null
  /** What the shopper saw; `null` skips the check. */
  readonly expected: Expected | null
}

/** Holder of the receipt; an organization has its name from the register where that was looked up. */
const receiptFor = async (db: Database, receipt: Placing["receipt"]) => {
  if (receipt === null) return { kind: "person", registryNumber: null }
  if (receipt.kind === "person" || receipt.registryNumber === null) return receipt
  return { ...receipt, name: await storedName(db, receipt.registryNumber) }
}

type StoredPlacing = Placing & { readonly locale: Locale; readonly now: Instant; readonly expiresAt: Instant; readonly site: SiteConfig }

/** Stores the prices, totals and terms at which the order is placed; they do not change afterwards. */
const storeTotals = async (db: Database, order: OrderRow, sums: Reckoning, placing: StoredPlacing): Promise<void> => {
  const lines = order.lines.map((line, index) => ({
    id: line.id,
    price: line.price,
    list_price: line.list_price,
    offer: line.offer_id,
    rate: sums.rates[index],
    hours: returnHoursOf(line, placing.site.returns),
  }))
  await db.query(
    `update line_items l set price = x.price, list_price = x.list_price, return_per_mille = x.rate, offer_id = x.offer,
       return_hours = x.hours
     from json_to_recordset($2::json) as x (id bigint, price int, list_price int, rate int, offer bigint, hours int) where l.id = x.id and l.order_id = $1`,
    [order.id, JSON.stringify(lines)],
  )
  await db.query(
    `update orders set state = 'complete', payment_state = 'balance_due', shipment_state = 'pending', completed_at = $2,
       expires_at = $3, receipt_for = $4, payment_method_id = $5, item_total = $6, list_total = $7, ship_total = $8,
       discount_total = $9, wallet_total = $10, total = $11, wallet = $12, locale = $13, terms = $14, updated_at = $2
     where id = $1`,
    [
      order.id,
      placing.now,
      placing.expiresAt,
      JSON.stringify(await receiptFor(db, placing.receipt)),
      sums.total === 0 ? null : placing.methodId,
      sums.itemTotal,
      sums.listTotal,
      sums.shipTotal,
      sums.discount,
      sums.walletTotal,
      sums.total,
      JSON.stringify({ shares: sums.shares }),
      placing.locale,
      JSON.stringify(siteTerms(order, placing.site)),
    ],
  )
}

const checkedReceipt = (receipt: Placing["receipt"]): Placing["receipt"] => {
  if (receipt?.kind !== "organization") return receipt
  const registryNumber = normalizeOrganizationNumber(receipt.registryNumber ?? "")
  if (!isOrganizationNumber(registryNumber)) throw wrongField("registry_number", { key: "registryNumber.incorrect" })
  return { kind: "organization", registryNumber }
}

/** Who places an order, and when. */
type Placer = { readonly userId: number; readonly locale: Locale; readonly now: Instant }

/** Places the order. Throws 409 where it is not as expected and 422 where it cannot be placed; the transaction is then undone. */
export const placeOrder = async (
  services: BackendServices,
  db: Database,
  orderId: number,
  request: Placing,
  { userId, locale, now }: Placer,
): Promise<void> => {
  await lockStock(db, orderId)
  const order = await orderById(db, orderId, now)
  const site = services.site()
  // Compared and placed is the same row.
  const document = orderDocument(order, locale, site, now)
  requireExpected(document, request.expected)
  requirePlaceable(document)
  if (!sendsNothing(order)) requireDelivery(order, site, now)
  await requirePickup(db, order.id)
  if (!isAllowedTransition(orderTransitions, order.state, "complete")) throw new Refusal(422, { key: "order.notNow" })
  const placing = { ...request, receipt: checkedReceipt(request.receipt) }
  const sums = reckon(order, site, now)
  const method =
    sums.total === 0 ? null : requirePaymentMethod(placing.methodId, order, sums.total, await offeredMethods(services, db), locale)
  if (method !== null) await requireRoomForUnpaid(db, order, userId, now)
  await countCouponUse(db, order, sums, { site, userId, isSeen: request.expected !== null, now })
  await takeUnits(db, orderId)
  await moveWallet(db, userId, sums.shares, { action: "used", orderNumber: order.number, at: now })
  await storeTotals(db, order, sums, { ...placing, site, locale, now, expiresAt: payUntil(method?.type ?? null, now, site) })
  if (method === null) await takePayment(services, db, orderId, now)
  else {
    await beginPayment(services, db, orderId, { method, amount: sums.total }, placing, now)
    await sendOrderNews(services, db, orderId, { kind: "placed" }, now)
  }
}
