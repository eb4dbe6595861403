/** E-tickets of the stays of a paid order. */
import { randomInt } from "node:crypto"
import { forLocales, inLocale } from "#domain/entities/locale.ts"
import type { Database } from "#backend/database/database.ts"
import type { OrderRow } from "./order-rows.ts"
import { randomLetters } from "./random-letters.ts"
import { arrivalAt, departureAt, requestedStay, stayDatesText, textOf } from "#backend/travel/stay-lines.ts"

/** `ST-048812-7Q4KXB`: cannot be guessed from another. */
const newCode = (): string => `ST-${String(randomInt(1_000_000)).padStart(6, "0")}-${randomLetters(6)}`

/** Issues a ticket for each stay of an order that has just been paid. An order without a user has none: nobody but a user can place one, and its account is gone since. */
export const issueStayTickets = async (db: Database, order: OrderRow): Promise<void> => {
  if (order.user_id === null) return
  for (const line of order.lines) {
    const stay = line.room === null ? null : requestedStay(line.line_options)
    if (line.room === null || stay === null) continue
    await db.query(
      `insert into tickets (code, user_id, order_id, name, place, guests, starts_at, ends_at)
       select $1, $2, $3, $4, h.address, $5, $6, $7 from hotels h where h.id = $8`,
      [
        newCode(),
        order.user_id,
        order.id,
        JSON.stringify(forLocales((locale) => `${inLocale(line.title, locale)}: ${stayDatesText(line.line_options, locale)}`)),
        textOf(line.line_options["passengers"]),
        arrivalAt(stay.arrives, line.room),
        departureAt(stay.leaves, line.room),
        line.room.hotel_id,
      ],
    )
  }
}
