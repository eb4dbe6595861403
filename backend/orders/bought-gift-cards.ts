/** Gift cards of an order: made once it is paid, void once it is cancelled. */
import type { Instant } from "#domain/entities/ids.ts"
import { giftCardLetter } from "#domain/rules/notifications/gift-card-letter.ts"
import { tugrik } from "#domain/rules/money.ts"
import { letterSender, type LetterServices } from "#backend/notifications/letter-sender.ts"
import { queueLetter } from "#backend/notifications/outbox.ts"
import type { Database } from "#backend/database/database.ts"
import { Refusal } from "#backend/http/refusal.ts"
import type { OrderRow } from "./order-rows.ts"
import { randomLetters } from "./random-letters.ts"
import { giftOf } from "#backend/wallet/gift-lines.ts"

/** `GIFT-7Q4K-M2XA-98TR-KD3P`: 78 bits, so that none is found by trying. */
const newNumber = (): string => ["GIFT", ...Array.from({ length: 4 }, () => randomLetters(4))].join("-")

/** Makes the cards of an order that has just been paid, and sends each to its receiver. */
export const issueGiftCards = async (services: LetterServices, db: Database, order: OrderRow, now: Instant): Promise<void> => {
  const [buyer] = await db.query<{ name: string }>("select first_name as name from users where id = $1", [order.user_id])
  for (const line of order.lines) {
    if (line.gift === null) continue
    const { to, message } = giftOf(line.line_options)
    for (let copy = 1; copy <= line.quantity; copy += 1) {
      const [card] = await db.query<{ number: string }>(
        `insert into gift_cards (number, amount, order_id, line_id, copy, sent_to) values ($1, $2, $3, $4, $5, $6)
         on conflict (line_id, copy) where line_id is not null do nothing returning number`,
        [newNumber(), line.gift, order.id, line.id, copy, to],
      )
      if (card === undefined) continue
      const letter = giftCardLetter(
        { number: card.number, amount: tugrik(line.gift), from: buyer?.name ?? "", message },
        { ...letterSender(services), locale: order.locale },
      )
      await queueLetter(
        services,
        db,
        { key: `gift card ${line.id} ${copy}`, channel: "email", to, userId: order.user_id, locale: order.locale, letter },
        now,
      )
    }
  }
}

/** Voids the cards of an order that is being cancelled. Throws 422 where one was redeemed: its money is spent or in a wallet. */
export const voidGiftCards = async (db: Database, orderId: number, now: Instant): Promise<void> => {
  const cards = await db.query<{ redeemed: boolean }>(
    "select redeemed_at is not null as redeemed from gift_cards where order_id = $1 order by number for update",
    [orderId],
  )
  if (cards.some(({ redeemed }) => redeemed)) throw new Refusal(422, { key: "giftCard.redeemed" })
  await db.query("update gift_cards set canceled_at = $2 where order_id = $1", [orderId, now])
  await db.query(
    `delete from letters where state = 'waiting'
       and key in (select 'gift card ' || line_id || ' ' || copy from gift_cards where order_id = $1)`,
    [orderId],
  )
}
