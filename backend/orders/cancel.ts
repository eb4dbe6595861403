/** Cancellation: by the shopper while unpaid or within the cancellation period, by the merchant until the order is on its way. Specification §4, B10. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { cancellation } from "#domain/rules/orders/cancellation.ts"
import { paidBy } from "#domain/rules/wallet/wallet.ts"
import { formatEnd } from "#domain/rules/texts/moments.ts"
import type { Database } from "#backend/database/database.ts"
import { Refusal } from "#backend/http/refusal.ts"
import { sendOrderNews } from "./send-order-news.ts"
import type { BackendServices } from "#backend/services.ts"
import { orderDocument } from "./order-document.ts"
import { releaseOrder } from "./release-order.ts"
import { orderById } from "./order-rows.ts"

/** Who cancels, and why; the merchant is not bound to the cancellation period. */
export type Canceling = { readonly by: "shopper" | "shop"; readonly reason: string | null }

/** Cancels an order whose row is locked. Throws 422 once it is shipped or where there is nothing to cancel, to a shopper also after the cancellation period. */
export const cancelOrder = async (
  services: BackendServices,
  db: Database,
  orderId: number,
  { by, reason }: Canceling,
  locale: Locale,
  now: Instant,
): Promise<void> => {
  const order = await orderById(db, orderId, now)
  const site = services.site()
  const decision = cancellation(orderDocument(order, locale, site, now), now)
  switch (decision._tag) {
    case "TooLate":
      if (by === "shopper") throw new Refusal(422, { key: "cancel.tooLate", values: { until: formatEnd(decision.until, now, locale) } })
      break
    case "OnItsWay":
      throw new Refusal(422, { key: "cancel.onItsWay" })
    case "NothingToCancel":
      throw new Refusal(422, { key: "cancel.nothing" })
    case "Allowed":
  }
  const { money, shares } = await releaseOrder(db, order, site, {
    paymentState: order.payment_state === "paid" ? "refunded" : "void",
    reason,
    now,
  })
  await sendOrderNews(services, db, orderId, { kind: "canceled", by, money, wallet: paidBy(shares) }, now)
}
