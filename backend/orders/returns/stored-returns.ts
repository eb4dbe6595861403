/** Returns as stored, and the units of an order that can still be returned. */
import type { Instant, LineId } from "#domain/entities/ids.ts"
import { inLocale, type Locale } from "#domain/entities/locale.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import type { RefundBasis } from "#domain/entities/orders/paid-order.ts"
import type { GoodsReturn, OrderReturns, ReturnReason } from "#domain/entities/orders/return.ts"
import type { ReturnSettings } from "#domain/entities/shell/return-settings.ts"
import { isReturnable, returnableUntil } from "#domain/rules/orders/returns.ts"
import { tugrik } from "#domain/rules/money.ts"
import type { WalletShare } from "#domain/entities/wallet/wallet.ts"
import { paidBy } from "#domain/rules/wallet/wallet.ts"
import { methodOf } from "#backend/payments/methods/method-documents.ts"
import type { Database } from "#backend/database/database.ts"
import type { LineRow, OrderRow } from "#backend/orders/order-rows.ts"
import { returnHoursOf } from "#backend/orders/order-terms.ts"

export type ReturnRow = {
  readonly id: number
  readonly number: string
  readonly order_id: number
  readonly status: GoodsReturn["status"]
  readonly reason: ReturnReason
  readonly note: string
  readonly money: number | null
  readonly shares: ReadonlyArray<WalletShare> | null
  readonly cashback: number | null
  /** Whether its refund is not sent yet. */
  readonly refund_pending: boolean
  readonly answer: string
  readonly created_at: Instant
  readonly answered_at: Instant | null
  readonly lines: ReadonlyArray<{ readonly line: number; readonly quantity: number }>
  /** Names, in their order. */
  readonly pictures: ReadonlyArray<string>
}

const select = `
  select r.id, r.number, r.order_id, r.status, r.reason, r.note, r.money, r.shares, r.cashback, r.answer, r.created_at, r.answered_at,
    exists (select from refunds f where f.order_id = r.order_id and f.reason = 'returned' and f.created_at = r.answered_at
      and f.state <> 'done') as refund_pending,
    (select json_agg(json_build_object('line', l.line_id, 'quantity', l.quantity) order by l.line_id)
     from return_lines l where l.return_id = r.id) as lines,
    (select coalesce(json_agg(p.name order by p.position), '[]') from return_pictures p where p.return_id = r.id) as pictures
  from returns r`

/** Newest first. */
export const returnsOf = (db: Database, orderId: number): Promise<ReadonlyArray<ReturnRow>> =>
  db.query<ReturnRow>(`${select} where r.order_id = $1 order by r.id desc`, [orderId])

/** The oldest returns that wait for the shop's answer. */
export const oldestWaitingReturns = (db: Database, limit: number): Promise<ReadonlyArray<ReturnRow>> =>
  db.query<ReturnRow>(`${select} where r.status = 'requested' order by r.id limit $1`, [limit])

/** Units of a line in returns that were not rejected. */
export const unitsIn = (returns: ReadonlyArray<ReturnRow>, lineId: number): number =>
  returns
    .filter(({ status }) => status !== "rejected")
    .flatMap(({ lines }) => lines)
    .reduce((all, { line, quantity }) => (line === lineId ? all + quantity : all), 0)

/** The site's terms at a moment. */
export type TermsAt = { readonly terms: ReturnSettings; readonly now: Instant }

/** Units of a line that can be returned at `now`: goods alone, since a stay and a gift card are cancelled with their order. */
export const returnableUnits = (order: OrderRow, line: LineRow, returns: ReadonlyArray<ReturnRow>, { terms, now }: TermsAt): number => {
  const isGoods = line.gift === null && line.room === null
  const isPaid = order.state === "complete" && order.payment_state === "paid"
  const isInTime = order.delivered_at !== null && isReturnable(order.delivered_at, returnHoursOf(line, terms), now)
  return isGoods && isPaid && isInTime ? line.quantity - unitsIn(returns, line.id) : 0
}

/** Money to the bank account and to the wallet that a return gives back. */
export type Refund = { readonly money: Tugrik; readonly wallet: Tugrik }

/** What a waiting return would give back now, by `expected`, and all that it is computed from. */
export type RefundFacts = { readonly basis: RefundBasis; readonly expected: (waiting: ReturnRow) => Refund }

type ShownRefund = Refund | { readonly money: null; readonly wallet: null }

/** What a return gives back: expected while it waits, given once it is accepted, and nothing once it is rejected. */
const shownRefund = (row: ReturnRow, expected: RefundFacts["expected"]): ShownRefund => {
  if (row.status === "requested") return expected(row)
  return row.money === null ? { money: null, wallet: null } : { money: tugrik(row.money), wallet: paidBy(row.shares ?? []) }
}

export const returnsDocument = (
  order: OrderRow,
  returns: ReadonlyArray<ReturnRow>,
  { basis, expected }: RefundFacts,
  locale: Locale,
  at: TermsAt,
): OrderReturns => {
  const nameOf = (id: number): string => {
    const line = order.lines.find((one) => one.id === id)
    return line === undefined ? "" : inLocale(line.title, locale)
  }
  const lines = order.lines.flatMap((line) => {
    const left = returnableUnits(order, line, returns, at)
    if (left <= 0 || order.delivered_at === null) return []
    return [
      {
        id: line.id as LineId,
        name: nameOf(line.id),
        price: tugrik(line.price),
        left,
        until: returnableUntil(order.delivered_at, returnHoursOf(line, at.terms)),
      },
    ]
  })
  return {
    method: order.payment === null ? null : (methodOf(order.payment.method_id)?.type ?? null),
    returns: returns.map((one) => ({
      number: one.number,
      status: one.status,
      reason: one.reason,
      note: one.note,
      lines: one.lines.map(({ line, quantity }) => ({ name: nameOf(line), quantity })),
      pictures: one.pictures,
      ...shownRefund(one, expected),
      ...(one.refund_pending && { refundPending: true }),
      answer: one.answer,
      createdAt: one.created_at,
      answeredAt: one.answered_at,
    })),
    lines,
    basis: lines.length === 0 ? null : basis,
  }
}
