/** Letter that confirms a paid order: amount, arrival, and the address of the order's page. */
import type { Instant } from "#domain/entities/ids.ts"
import { formatDeliveryWindow } from "#domain/rules/texts/delivery-window.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import type { Database } from "#backend/database/database.ts"
import type { BackendServices } from "#backend/services.ts"
import { formatMessage } from "#backend/texts/format-message.ts"
import { orderDocument } from "./order-document.ts"
import { orderById } from "./rows.ts"

/** Sends the confirmation to the shopper's e-mail, otherwise to their phone, and stores where it went. */
export const confirmOrder = async ({ config, providers }: Pick<BackendServices, "config" | "providers">, db: Database, orderId: number, now: Instant): Promise<void> => {
  const row = await orderById(db, orderId, now)
  const [user] = await db.query<{ email: string | null; phone: string | null }>("select email, phone from users where id = $1", [row.user_id])
  const to = user?.email ?? user?.phone ?? null
  if (to === null) return
  const { locale } = row
  const order = orderDocument(row, locale, config.site, now)
  const values = {
    brand: config.site.brand,
    number: order.number,
    amount: formatTugrik(order.total),
    arrival: order.deliveryFrom === null || order.deliveryTo === null ? "" : formatDeliveryWindow(order.deliveryFrom, order.deliveryTo, now, locale),
    page: `${config.publicOrigin ?? ""}${locale === "en" ? "/en" : ""}/account/orders/${order.number}`,
  }
  const channel = user?.email == null ? "sms" : "email"
  const subject = channel === "sms" ? null : formatMessage(locale, { key: "letter.paid.subject", values })
  await providers.send(db, { to, channel, subject, text: formatMessage(locale, { key: "letter.paid", values }), code: null }, now)
  await db.query("update orders set confirmation = $2 where id = $1", [orderId, JSON.stringify({ channel, to })])
}
