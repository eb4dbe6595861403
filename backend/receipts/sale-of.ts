/** Sale of a delivered order, or of one without a delivery, as it is filed at the tax office: without what was returned. */
import type { Instant } from "#domain/entities/ids.ts"
import { defaultLocale } from "#domain/entities/locale.ts"
import { spread } from "#domain/rules/orders/receipt-lines.ts"
import type { Database } from "#backend/database/database.ts"
import { methodOf } from "#backend/payments/methods/method-documents.ts"
import { orderById, type OrderRow } from "#backend/orders/order-rows.ts"
import { returnsOf, unitsIn } from "#backend/orders/returns/stored-returns.ts"
import type { Sale, SoldLine } from "./receipt-provider.ts"

type SaleInput = { readonly order_id: number; readonly total: number; readonly replaces: string | null }

/** Reference of the payment that the order took. */
export const paymentOf = async (db: Database, orderId: number): Promise<string | null> =>
  (await db.query<{ reference: string }>("select reference from bank_answers where order_id = $1 and outcome = 'taken'", [orderId]))[0]
    ?.reference ?? null

export const organizationOf = ({ receipt_for }: Pick<OrderRow, "receipt_for">): string | null =>
  receipt_for?.kind === "organization" ? receipt_for.registryNumber : null

/** Lines with their share of `total`, which a coupon has lowered. */
export const saleOf = async (db: Database, { order_id, total, replaces }: SaleInput, now: Instant): Promise<Sale> => {
  const order = await orderById(db, order_id, now)
  const accepted = (await returnsOf(db, order_id)).filter(({ status }) => status === "accepted")
  const goods = order.lines.map((line): SoldLine => {
    const quantity = line.quantity - unitsIn(accepted, line.id)
    return { sku: line.sku, name: line.title[defaultLocale], category: line.category, quantity, amount: line.price * quantity }
  })
  const delivery: SoldLine = { sku: "DELIVERY", name: "Хүргэлт", category: null, quantity: 1, amount: order.ship_total ?? 0 }
  const listed = [...goods, delivery].filter(({ amount }) => amount > 0)
  const amounts = spread(
    total,
    listed.map(({ amount }) => amount),
  )
  return {
    number: order.number,
    total,
    lines: listed.map((line, at) => ({ ...line, amount: amounts[at] ?? 0 })).filter(({ amount }) => amount > 0),
    organization: organizationOf(order),
    method: methodOf(order.payment?.method_id ?? 0)?.type ?? null,
    payment: await paymentOf(db, order_id),
    replaces,
    paidAt: order.paid_at ?? now,
  }
}
