/** Adding a stay to an order; a room that is in the order already gets the new dates. */
import type { Instant } from "#domain/entities/ids.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { wallDay } from "#domain/rules/instants.ts"
import { stay } from "#domain/rules/travel/hotel-stay.ts"
import { stayDate } from "#domain/rules/travel/stay-dates.ts"
import type { Database } from "#backend/database/database.ts"
import { wrongField } from "#backend/http/refusal.ts"
import { requireFlag } from "#backend/http/require-flag.ts"
import { guestsOf } from "./stay-guests.ts"
import { requestedStay } from "./stay-lines.ts"
import { ratesOf, findRoom } from "./stay-rooms.ts"
import { refusedStay } from "./stay-refusals.ts"

/** Throws 403 for a room where the site has no travel. */
export const requireSoldHere = async (db: Database, variantId: number, site: SiteConfig): Promise<void> => {
  if (site.flags.travel) return
  const rooms = await db.query("select from hotel_rooms where variant_id = $1", [variantId])
  if (rooms.length > 0) requireFlag(site, "travel")
}

/**
 * Adds a stay if the variant is a hotel room, and returns whether it is. Throws 422 for dates, rooms or guests that cannot be booked, and for
 * names that are no passengers of the account.
 */
export const addStay = async (
  db: Database,
  orderId: number,
  item: { readonly variantId: number; readonly options: Readonly<Record<string, unknown>>; readonly position?: number | null },
  now: Instant,
): Promise<boolean> => {
  const [hotelRoom] = await db.query("select from hotel_rooms where variant_id = $1", [item.variantId])
  if (hotelRoom === undefined) return false
  const requested = requestedStay(item.options)
  if (requested === null) throw wrongField("options", { key: "stay.date" })
  const room = await findRoom(db, "variant_id", item.variantId, requested)
  if (room === null) return false
  const priced = stay(ratesOf(room), requested, wallDay(now))
  if (priced._tag !== "Priced") throw refusedStay(priced)
  const passengers = await guestsOf(db, orderId, item.options, requested.guests)
  const options = {
    hotel: room.hotel_id,
    arrives: stayDate(requested.arrives),
    leaves: stayDate(requested.leaves),
    rooms: requested.rooms,
    guests: requested.guests,
    ...(passengers !== "" && { passengers }),
  }
  await db.query(
    `insert into line_items (order_id, variant_id, quantity, options, position) values ($1, $2, 1, $3, $4)
     on conflict (order_id, variant_id) do update set options = excluded.options`,
    [orderId, item.variantId, JSON.stringify(options), item.position ?? null],
  )
  return true
}
