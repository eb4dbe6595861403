/** Storing of hotels: new and changed ones with their rooms; what is booked or in a cart is closed and kept. */
import { defaultLocale } from "#domain/entities/locale.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { roomVariantId } from "#backend/catalogue/products/product-ids.ts"
import type { Database } from "#backend/database/database.ts"
import { textIn } from "#backend/database/localized-column.ts"
import { upsert } from "#backend/database/upsert.ts"
import type { HotelRow, RoomRow } from "./hotel-rows.ts"
import { bookedOn } from "./read-hotels.ts"
import { putRoomProduct } from "./room-products.ts"

const amenityIds = async (db: Database, names: ReadonlyArray<string>): Promise<ReadonlyArray<number>> => {
  const rows = await db.query<{ id: number }>(
    `select a.id from unnest($1::text[]) with ordinality u (name, at) join amenities a on ${textIn("a.name", defaultLocale)} = u.name order by u.at`,
    [names],
  )
  return rows.map(({ id }) => id)
}

/** Sets the nights that are sold elsewhere, beside those of orders. */
const putNights = async (db: Database, { id, sold }: RoomRow): Promise<void> => {
  const booked = bookedOn("n.room_id", "n.night")
  await db.query(
    `update room_nights n set sold = ${booked}, rooms = greatest(r.rooms, ${booked}) from hotel_rooms r where r.id = n.room_id and n.room_id = $1`,
    [id],
  )
  await db.query(
    `insert into room_nights as n (room_id, night, sold, rooms)
     select r.id, w.night, w.sold, greatest(r.rooms, w.sold) from unnest($2::date[], $3::int[]) w (night, sold) join hotel_rooms r on r.id = $1
     on conflict (room_id, night) do update set sold = n.sold + excluded.sold, rooms = greatest(n.rooms, n.sold + excluded.sold)`,
    [id, Object.keys(sold), Object.values(sold)],
  )
  await db.query("delete from room_nights where room_id = $1 and sold = 0", [id])
}

const roomColumns =
  "id, hotel_id, variant_id, name, beds, includes, included_guests, capacity, price, weekend_per_mille, extra_guest, seasons, rooms, amenities, pictures"

const putRoom = async (db: Database, hotel: HotelRow, room: RoomRow, now: Instant): Promise<void> => {
  await putRoomProduct(db, hotel, room, now)
  await db.query(upsert("hotel_rooms", "id", roomColumns, { listed: true }), [
    room.id,
    hotel.id,
    roomVariantId(room.id),
    JSON.stringify(room.name),
    JSON.stringify(room.beds),
    JSON.stringify(room.includes),
    room.included_guests,
    room.capacity,
    room.price,
    room.weekend_per_mille,
    room.extra_guest,
    JSON.stringify(room.seasons),
    room.rooms,
    await amenityIds(db, room.amenities),
    room.pictures,
  ])
  await putNights(db, room)
}

/** SQL condition of a room `r`: an order or a cart has it. */
const isTaken = `(exists (select from line_items l where l.variant_id = r.variant_id)
  or exists (select from booked_stays b where b.room_id = r.id))`

/** Rooms that these hotels leave out, that shoppers still find and that orders and carts have: storing the hotels closes them. */
export const roomsToClose = (
  db: Database,
  hotels: ReadonlyArray<Pick<HotelRow, "id" | "rooms">>,
): Promise<ReadonlyArray<{ readonly id: number; readonly hotel: number }>> =>
  db.query(
    `select id, hotel_id as hotel from hotel_rooms r
     where hotel_id = any ($1) and id <> all ($2) and listed and ${isTaken} order by hotel_id, id`,
    [hotels.map(({ id }) => id), hotels.flatMap(({ rooms }) => rooms.map(({ id }) => id))],
  )

/** Deletes rooms, or closes those that orders and carts have. Returns the ids of the closed ones. */
const removeRooms = async (db: Database, ids: ReadonlyArray<number>): Promise<ReadonlySet<number>> => {
  const closedRows = await db.query<{ id: number }>(
    `update hotel_rooms r set listed = false where id = any ($1) and ${isTaken} returning id`,
    [ids],
  )
  const closed = new Set(closedRows.map(({ id }) => id))
  await db.query("update products p set listed = false from variants v where v.product_id = p.id and v.id = any ($1)", [
    [...closed].map(roomVariantId),
  ])
  const gone = ids.filter((id) => !closed.has(id))
  await db.query("delete from hotel_rooms where id = any ($1)", [gone])
  await db.query("delete from products p using variants v where v.product_id = p.id and v.id = any ($1)", [gone.map(roomVariantId)])
  return closed
}

/** Locks all rooms until the transaction ends: an order that is placed locks the variants of its rooms. */
export const lockRooms = async (db: Database): Promise<void> => {
  await db.query("select from variants where id in (select variant_id from hotel_rooms) order by id for update")
}

const idsOfRooms = async (db: Database, hotel: number): Promise<ReadonlyArray<number>> =>
  (await db.query<{ id: number }>("select id from hotel_rooms where hotel_id = $1 order by id", [hotel])).map(({ id }) => id)

const hotelColumns =
  "id, name, description, place, address, phone, rules, stars, latitude, longitude, check_in, check_out, tax_per_mille, amenities, pictures"

export const putHotel = async (db: Database, hotel: HotelRow, now: Instant): Promise<void> => {
  await db.query(upsert("hotels", "id", hotelColumns, { listed: true }), [
    hotel.id,
    JSON.stringify(hotel.name),
    JSON.stringify(hotel.description),
    JSON.stringify(hotel.place),
    JSON.stringify(hotel.address),
    hotel.phone,
    JSON.stringify(hotel.rules),
    hotel.stars,
    hotel.latitude,
    hotel.longitude,
    hotel.check_in,
    hotel.check_out,
    hotel.tax_per_mille,
    await amenityIds(db, hotel.amenities),
    hotel.pictures,
  ])
  const stored = await idsOfRooms(db, hotel.id)
  const ids = new Set(hotel.rooms.map(({ id }) => id))
  await removeRooms(
    db,
    stored.filter((id) => !ids.has(id)),
  )
  for (const room of hotel.rooms) await putRoom(db, hotel, room, now)
}

/** Deletes a hotel, or closes one with a room that orders and carts have. Returns whether it was closed. */
export const removeHotel = async (db: Database, id: number): Promise<boolean> => {
  const closed = await removeRooms(db, await idsOfRooms(db, id))
  if (closed.size > 0) await db.query("update hotels set listed = false where id = $1", [id])
  else await db.query("delete from hotels where id = $1", [id])
  return closed.size > 0
}
