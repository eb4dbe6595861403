/** News of an order to its shopper, in the transaction that changes the order. */
import type { Instant } from "#domain/entities/ids.ts"
import { addressOf, forLocales, type Locale } from "#domain/entities/locale.ts"
import { orderLetter } from "#domain/rules/notifications/order-letter.ts"
import { channelsOf, type LetterChannel, type Reach } from "#domain/rules/notifications/letter-channels.ts"
import type { OrderNews } from "#domain/rules/notifications/order-news.ts"
import { day, later } from "#domain/rules/instants.ts"
import { settingsOf } from "#backend/notifications/user-settings.ts"
import type { Database } from "#backend/database/database.ts"
import { pushToUser } from "#backend/push/push-outbox.ts"
import { orderDocument } from "./order-document.ts"
import { orderById } from "./order-rows.ts"
import type { BackendServices } from "#backend/services.ts"
import { letterSender } from "#backend/notifications/letter-sender.ts"
import { queueLetter } from "#backend/notifications/outbox.ts"

export type Recipient = { readonly channel: LetterChannel; readonly to: string }
type Contacts = { readonly email: string | null; readonly phone: string | null }

/** Services that news of an order need. */
export type NewsServices = Pick<BackendServices, "config" | "site" | "carriers">

const contactsOf = async (db: Database, userId: number): Promise<Contacts> => {
  const [row] = await db.query<Contacts>(
    "select case when email_confirmed then email end as email, case when phone_confirmed then phone end as phone from users where id = $1",
    [userId],
  )
  return row ?? { email: null, phone: null }
}

/** How long news of an order is worth a push. */
const pushUseful = 3 * day

/** Queues the letters and the pushes of one event, once; `detail` distinguishes events that may happen to an order twice. Returns where the letters go. */
export const sendOrderNews = async (
  services: NewsServices,
  db: Database,
  orderId: number,
  news: OrderNews,
  now: Instant,
  detail = "",
): Promise<ReadonlyArray<Recipient>> => {
  const row = await orderById(db, orderId, now)
  if (row.user_id === null) return []
  const [contacts, settings] = [await contactsOf(db, row.user_id), await settingsOf(db, row.user_id)]
  const to: Readonly<Record<LetterChannel, string | null>> = { email: contacts.email, sms: contacts.phone }
  const reach: Reach = {
    email: to.email !== null && services.carriers.email !== null,
    sms: to.sms !== null && services.carriers.sms !== null,
  }
  const locale: Locale = settings.locale ?? row.locale
  const order = orderDocument(row, locale, services.site(), now)
  const ticketCodes =
    news.kind === "paid"
      ? (await db.query<{ code: string }>("select code from tickets where order_id = $1 order by starts_at, code", [orderId])).map(
          ({ code }) => code,
        )
      : []
  const letter = orderLetter(news, { order, sender: letterSender(services), locale, now, ticketCodes })
  const key = `order ${row.number} ${news.kind}${detail === "" ? "" : ` ${detail}`}`
  const sent = channelsOf(news.kind, reach, settings.notifications.orders).flatMap((channel) =>
    to[channel] === null ? [] : [{ channel, to: to[channel] }],
  )
  for (const { channel, to: recipient } of sent) {
    await queueLetter(services, db, { key, channel, to: recipient, userId: row.user_id, locale, letter }, now)
  }
  const push = { title: letter.email.subject, body: letter.email.lead, path: addressOf(locale, `/account/orders/${row.number}`) }
  // On every device in the language of the letters, which the user chose or ordered in.
  await pushToUser(db, row.user_id, { key, kind: "orders", text: forLocales(() => push), usefulUntil: later(now, pushUseful) }, now)
  return sent
}
