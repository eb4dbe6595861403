/** Stored hotels that are listed, with their rooms and the nights that are sold elsewhere. */
import { defaultLocale } from "#domain/entities/locale.ts"
import type { Database } from "#backend/database/database.ts"
import { textIn } from "#backend/database/localized-column.ts"
import type { HotelRow } from "./hotel-rows.ts"

/** Names of the amenities of a row, in its order. */
const amenityNames = (row: string): string => `(
  select coalesce(json_agg(${textIn("a.name", defaultLocale)} order by u.at), '[]')
  from unnest(${row}.amenities) with ordinality u (id, at) join amenities a on a.id = u.id)`

/** Rooms of the type `room` that orders have booked for the night `night`. */
export const bookedOn = (room: string, night: string): string =>
  `(select coalesce(sum(b.rooms), 0)::int from booked_stays b where b.room_id = ${room} and b.arrives <= ${night} and ${night} < b.leaves)`

const soldElsewhere = `coalesce((
  select json_object_agg(n.night, n.sold - ${bookedOn("n.room_id", "n.night")}) from room_nights n
  where n.room_id = r.id and n.sold > ${bookedOn("n.room_id", "n.night")}), '{}')`

/** Category of the products by which its rooms are ordered. */
const category = `(select t.permalink from hotel_rooms r join variants v on v.id = r.variant_id join products p on p.id = v.product_id
  join taxons t on t.id = p.taxon_id where r.hotel_id = h.id order by not r.listed, r.id limit 1)`

const rooms = `coalesce((
  select json_agg(json_build_object('id', r.id, 'name', r.name, 'beds', r.beds, 'includes', r.includes,
    'included_guests', r.included_guests, 'capacity', r.capacity, 'price', r.price, 'weekend_per_mille', r.weekend_per_mille,
    'extra_guest', r.extra_guest, 'seasons', r.seasons, 'rooms', r.rooms, 'amenities', ${amenityNames("r")},
    'pictures', r.pictures, 'sold', ${soldElsewhere}) order by r.id)
  from hotel_rooms r where r.hotel_id = h.id and r.listed), '[]')`

export const readHotels = (db: Database): Promise<ReadonlyArray<HotelRow>> =>
  db.query<HotelRow>(
    `select h.id, h.name, h.description, h.place, h.address, h.phone, h.rules, h.stars, h.latitude, h.longitude, ${category} as category, h.check_in, h.check_out,
       h.tax_per_mille, ${amenityNames("h")} as amenities, h.pictures, ${rooms} as rooms
     from hotels h where h.listed order by h.id`,
  )
