/** Stays that guests of the demo hotels have booked and paid: some nights are full, and of some rooms one or two are left. */
import { day, instantOf, later, wallDay } from "#domain/rules/instants.ts"
import { stayPrice } from "#domain/rules/travel/hotel-stay.ts"
import { stayDate } from "#domain/rules/travel/stay-dates.ts"
import { newToken } from "#backend/cart/create-order.ts"
import type { Database } from "#backend/database/database.ts"
import { findRoom } from "#backend/travel/add-stay.ts"
import { takeNights } from "#backend/travel/nights.ts"
import { ratesOf } from "#backend/travel/stay-lines.ts"

/** `left` is what the booking leaves of each kind of room, `null` where it books none; `from` counts days from today. */
type Booking = { readonly hotel: number; readonly from: number; readonly nights: number; readonly left: ReadonlyArray<number | null> }

const bookings: ReadonlyArray<Booking> = [
  { hotel: 1, from: 5, nights: 5, left: [null, 1, 2] },
  { hotel: 2, from: 4, nights: 4, left: [1, 0] },
  { hotel: 4, from: 6, nights: 4, left: [null, null, 1] },
  { hotel: 6, from: 7, nights: 2, left: [null, 1] },
  { hotel: 7, from: 7, nights: 3, left: [2, 0] },
  { hotel: 9, from: 6, nights: 3, left: [2, null, null] },
  { hotel: 10, from: 8, nights: 2, left: [0, 0] },
  { hotel: 12, from: 10, nights: 1, left: [0, 0, 0] },
  { hotel: 9, from: 12, nights: 2, left: [0, 0, 0] },
  { hotel: 1, from: 14, nights: 3, left: [0, 0, 0] },
  { hotel: 4, from: 20, nights: 2, left: [0, 0, 0] },
]

const number = (at: number): string => `R2${String(at + 1).padStart(8, "0")}`

const given = { firstName: "Сараа", lastName: "Ганболд", phone: "88001122", city: "Улаанбаатар", district: "Сүхбаатар", quarter: "1-р хороо", detail: "1-р байр, 1 тоот", zipcode: "14200" }

/** Adds one paid order of a visitor and takes its nights as the shop does. */
const book = async (db: Database, { hotel, from, nights, left }: Booking, at: number, now: Date): Promise<void> => {
  const today = wallDay(instantOf(now.getTime()))
  const dates = { arrives: today + from, leaves: today + from + nights }
  const rooms = await db.query<{ id: number; variant_id: number; included_guests: number }>("select id, variant_id, included_guests from hotel_rooms where hotel_id = $1 order by id", [hotel])
  const lines = []
  for (const [kind, { id, variant_id, included_guests }] of rooms.entries()) {
    const leaves = left[kind] ?? null
    const room = leaves === null ? null : await findRoom(db, "id", id, dates)
    if (room === null || leaves === null) continue
    const sizes = { rooms: room.left - leaves, guests: (room.left - leaves) * included_guests }
    const options = { hotel, arrives: stayDate(dates.arrives), leaves: stayDate(dates.leaves), ...sizes }
    lines.push({ variant: variant_id, options, price: stayPrice(ratesOf(room), { ...dates, ...sizes }).total })
  }
  const total = lines.reduce((sum, { price }) => sum + price, 0)
  const placed = later(instantOf(now.getTime()), -9 * day)
  // Delivered, so that no merchant has to send it and no job finds it late.
  const [order] = await db.query<{ id: number }>(
    `insert into orders (number, token, state, payment_state, shipment_state, address, payment_method_id, item_total, list_total, ship_total, discount_total, wallet_total, total,
       created_at, updated_at, completed_at, paid_at, delivered_at)
     values ($1, $2, 'complete', 'paid', 'delivered', $3, 1, $4, $4, 0, 0, 0, $4, $5, $5, $5, $5, $5) returning id`,
    [number(at), newToken(), JSON.stringify({ given, capital: true }), total, placed],
  )
  if (order === undefined) return
  for (const { variant, options, price } of lines) {
    await db.query("insert into line_items (order_id, variant_id, quantity, options, price, list_price) values ($1, $2, 1, $3, $4, $4)", [order.id, variant, JSON.stringify(options), price])
  }
  await db.query("insert into payments (order_id, method_id, amount, state, created_at, settled_at) values ($1, 1, $2, 'paid', $3, $3)", [order.id, total, placed])
  await takeNights(db, order.id)
}

/** Does nothing where there are no hotels, or where it was done before. */
export const seedStays = async (db: Database, now: Date): Promise<void> => {
  const [isFresh] = await db.query("select from hotels where not exists (select from orders where number = $1) limit 1", [number(0)])
  if (isFresh === undefined) return
  for (const [at, booking] of bookings.entries()) await book(db, booking, at, now)
}
