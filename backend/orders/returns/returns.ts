/** Returns of delivered goods: the shopper requests one, the merchant answers, and the refund goes back where it came from. Specification §9, W8. */
import { randomInt } from "node:crypto"
import type { BodyOf } from "#adapters/shop/contract/endpoint.ts"
import type { requestReturn as requestCall } from "#adapters/shop/contract/orders/returns.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import type { PaymentState } from "#domain/entities/orders/order.ts"
import type { PaidOrder } from "#domain/entities/orders/paid-order.ts"
import type { OrderReturns } from "#domain/entities/orders/return.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { minimum, subtract, sum } from "#domain/rules/money.ts"
import { isAllowedTransition, orderTransitions, paymentTransitions } from "#domain/rules/orders/order-status.ts"
import { moneyBack, moneyLeft, refundOf, sharesLeft, type Units } from "#domain/rules/orders/money-back.ts"
import { paidBy } from "#domain/rules/wallet/wallet.ts"
import { lockStock } from "#backend/orders/order-stock.ts"
import type { Database } from "#backend/database/database.ts"
import type { CallerAddress } from "#backend/http/caller-address.ts"
import { limits } from "#backend/http/rate-limits.ts"
import { countBoth } from "#backend/http/rate-limiter.ts"
import { missing, Refusal, wrongField } from "#backend/http/refusal.ts"
import type { BackendServices } from "#backend/services.ts"
import { lowerReceipt, voidReceipt } from "#backend/orders/receipts.ts"
import { sendOrderNews } from "#backend/orders/send-order-news.ts"
import { bonusOf, giveBack } from "#backend/orders/give-back.ts"
import { givenBack, paidOrder } from "#backend/orders/paid-order.ts"
import { orderById, type OrderRow } from "#backend/orders/order-rows.ts"
import { namePictures, storedFiles } from "./return-pictures.ts"
import { returnableUnits, returnsDocument, returnsOf, unitsIn, type Refund, type ReturnRow, type TermsAt } from "./stored-returns.ts"

type Requester = { readonly userId: number; readonly address: CallerAddress }

type Request = BodyOf<typeof requestCall>

/** Throws 422 for a line that cannot be returned, or not so many of it. */
const requireReturnable = async (db: Database, order: OrderRow, lines: Request["lines"], at: TermsAt): Promise<void> => {
  const before = await returnsOf(db, order.id)
  const repeats = new Set(lines.map(({ id }) => id)).size < lines.length
  for (const { id, quantity } of lines) {
    const line = order.lines.find((one) => one.id === id)
    if (repeats || line === undefined || quantity > returnableUnits(order, line, before, at))
      throw wrongField("lines", { key: "return.closed" })
  }
}

/**
 * Checks a request and stores its pictures, before the return is written; returns their names. Throws 422 as `requestReturn` does, and for
 * what is no picture; 429 after too many with pictures.
 */
export const prepareReturn = async (
  { db, pictures: storage, site }: Pick<BackendServices, "db" | "pictures" | "site">,
  order: OrderRow,
  { userId, address }: Requester,
  { lines, pictures }: Request,
  now: Instant,
): Promise<ReadonlyArray<string>> => {
  await requireReturnable(db, order, lines, { terms: site().returns, now })
  if (pictures.length === 0) return []
  await countBoth(db, [`pictures of returns of ${userId}`, limits.returnPictures], limits.returnPicturesByAddress, address, now)
  return storedFiles(
    storage,
    pictures.map(({ file }) => file),
  )
}

/** Stores a request of an order whose row is locked, with stored pictures by their names. Throws 422 for a line that cannot be returned, or not so many of it. */
export const requestReturn = async (
  db: Database,
  order: OrderRow,
  { reason, note, lines }: Request,
  pictures: ReadonlyArray<string>,
  at: TermsAt,
): Promise<void> => {
  await requireReturnable(db, order, lines, at)
  const [row] = await db.query<{ id: number }>(
    "insert into returns (number, order_id, reason, note, created_at) values ($1, $2, $3, $4, $5) returning id",
    [`B${String(randomInt(1_000_000_000)).padStart(9, "0")}`, order.id, reason, note.trim(), at.now],
  )
  if (row === undefined) throw new Error("no row inserted")
  for (const { id, quantity } of lines) {
    await db.query("insert into return_lines (return_id, line_id, quantity) values ($1, $2, $3)", [row.id, id, quantity])
  }
  await namePictures(db, row.id, pictures)
}

/** Puts the units of a return back into the stock. */
const returnUnitsOf = async (db: Database, orderId: number, returnId: number): Promise<void> => {
  await lockStock(db, orderId)
  await db.query(
    `update variants v set on_hand = v.on_hand + r.quantity from return_lines r join line_items l on l.id = r.line_id
     where r.return_id = $1 and v.id = l.variant_id`,
    [returnId],
  )
}

/** Whether a payment is refunded already, as by the merchant while the return waited, or may be. */
const isRefundable = (state: PaymentState | null): boolean =>
  state !== null && (state === "refunded" || isAllowedTransition(paymentTransitions, state, "refunded"))

/** Delivery fee that does not go back with the last goods of an order; nothing where all that was paid went back. */
const unreturnedFee = async (db: Database, order: OrderRow, paid: PaidOrder): Promise<Tugrik> => {
  const given = await givenBack(db, order)
  return minimum(paid.shipTotal, sum([moneyLeft(paid, given), paidBy(sharesLeft(paid, given))]))
}

/** Marks an order as returned of which no unit is left. The receipt is then that of the delivery. */
const closeOrder = async (db: Database, order: OrderRow, paid: PaidOrder, now: Instant): Promise<void> => {
  if (!isAllowedTransition(orderTransitions, order.state, "returned") || !isRefundable(order.payment_state)) {
    throw new Refusal(422, { key: "order.notNow" })
  }
  await db.query("update orders set state = 'returned', payment_state = 'refunded' where id = $1", [order.id])
  await db.query("update payments set state = 'refunded', settled_at = $2 where order_id = $1 and state = 'paid'", [order.id, now])
  await db.query("delete from coupon_uses where order_id = $1", [order.id])
  const fee = await unreturnedFee(db, order, paid)
  if (fee === 0) await voidReceipt(db, order.id)
  else await lowerReceipt(db, order.id, () => fee)
}

const unitsOf = ({ lines }: ReturnRow): Units => Object.fromEntries(lines.map(({ line, quantity }) => [line, quantity]))

/** Returns of an order with what those that wait would give back now. */
export const shownReturns = async (
  db: Database,
  order: OrderRow,
  site: SiteConfig,
  locale: Locale,
  now: Instant,
): Promise<OrderReturns> => {
  const basis = { order: paidOrder(order, site, now), before: await givenBack(db, order), bonus: await bonusOf(db, order) }
  const expected = (waiting: ReturnRow): Refund => {
    const { money, shares } = refundOf(basis, unitsOf(waiting))
    return { money, wallet: paidBy(shares) }
  }
  return returnsDocument(order, await returnsOf(db, order.id), { basis, expected }, locale, { terms: site.returns, now })
}

/** Rejects a return with its answer. */
const reject = async (services: BackendServices, db: Database, order: OrderRow, { id, number, answer }: ReturnRow, now: Instant) => {
  await db.query("update returns set status = 'rejected', answered_at = $2 where id = $1", [id, now])
  await sendOrderNews(services, db, order.id, { kind: "returnRefused", answer }, now, number)
}

/** Accepts a return of an order, whose returns are `returns`: its units go back to the stock, and its money to the shopper. */
const accept = async (
  services: BackendServices,
  db: Database,
  order: OrderRow,
  { answered, returns }: { readonly answered: ReturnRow; readonly returns: ReadonlyArray<ReturnRow> },
  now: Instant,
): Promise<void> => {
  const units = unitsOf(answered)
  const paid = paidOrder(order, services.site(), now)
  const back = moneyBack(paid, await givenBack(db, order), { _tag: "Units", units })
  // The stock is locked before the wallet, as placing does.
  await returnUnitsOf(db, order.id, answered.id)
  const { money, shares } = await giveBack(db, order, back, { reason: "returned", now })
  await db.query("update returns set status = 'accepted', money = $2, shares = $3, cashback = $4, answered_at = $5 where id = $1", [
    answered.id,
    money,
    JSON.stringify(shares),
    back.cashback,
    now,
  ])
  const accepted = [...returns.filter((row) => row.status === "accepted"), answered]
  const isAllReturned = order.lines.every((line) => unitsIn(accepted, line.id) === line.quantity)
  if (isAllReturned) await closeOrder(db, order, paid, now)
  else await lowerReceipt(db, order.id, (before) => subtract(before, back.value))
  await sendOrderNews(services, db, order.id, { kind: "returned", money, wallet: paidBy(shares) }, now, answered.number)
}

/** Answer of the merchant, with what the shop says to the shopper. */
type ReturnAnswer = { readonly status: "accepted" | "rejected"; readonly answer: string }

/** Answers a return for the merchant, once. Throws 404, and 422 for one that was answered. */
export const answerReturn = async (
  services: BackendServices,
  db: Database,
  number: string,
  { status, answer }: ReturnAnswer,
  now: Instant,
): Promise<void> => {
  const [found] = await db.query<{ order_id: number }>(
    "select r.order_id from returns r join orders o on o.id = r.order_id where r.number = $1 for update of o",
    [number],
  )
  if (found === undefined) throw missing("missing.page")
  const order = await orderById(db, found.order_id, now)
  const returns = await returnsOf(db, order.id)
  const answered = returns.find((row) => row.number === number)
  if (answered?.status !== "requested") throw new Refusal(422, { key: "request.notNow" })
  await db.query("update returns set answer = $2 where id = $1", [answered.id, answer.trim()])
  switch (status) {
    case "accepted":
      return accept(services, db, order, { answered, returns }, now)
    case "rejected":
      return reject(services, db, order, { ...answered, answer: answer.trim() }, now)
  }
}
