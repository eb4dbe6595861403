/** Nights of an order's stays: taken when it is placed, returned when it is cancelled. */
import type { Database } from "#backend/database/database.ts"

/** Takes the nights of an order whose variants are locked. A check of the table fails where a night would be sold twice. */
export const takeNights = async (db: Database, orderId: number): Promise<void> => {
  const booked = await db.query(
    `insert into booked_stays (order_id, room_id, arrives, leaves, rooms)
     select l.order_id, r.id, (l.options->>'arrives')::date, (l.options->>'leaves')::date, coalesce((l.options->>'rooms')::int, 1)
     from line_items l join hotel_rooms r on r.variant_id = l.variant_id where l.order_id = $1 returning room_id`,
    [orderId],
  )
  if (booked.length === 0) return
  await db.query(
    `insert into room_nights as n (room_id, night, sold, rooms)
     select s.room_id, d::date, s.rooms, r.rooms from booked_stays s join hotel_rooms r on r.id = s.room_id
       cross join generate_series(s.arrives, s.leaves - 1, interval '1 day') d
     where s.order_id = $1
     on conflict (room_id, night) do update set sold = n.sold + excluded.sold`,
    [orderId],
  )
}

/** Returns the nights of an order and deletes its tickets. A second call changes nothing. */
export const returnNights = async (db: Database, orderId: number): Promise<void> => {
  await db.query(
    `with returned as (delete from booked_stays where order_id = $1 returning *)
     update room_nights n set sold = n.sold - s.rooms from returned s
     where n.room_id = s.room_id and n.night >= s.arrives and n.night < s.leaves`,
    [orderId],
  )
  await db.query("delete from tickets where order_id = $1", [orderId])
}
