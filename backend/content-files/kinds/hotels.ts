/** Hotels with their rooms, by their ids. E29. */
import type { Instant } from "#domain/entities/ids.ts"
import { HotelContent } from "#domain/entities/travel/hotel-content.ts"
import { localDate } from "#domain/rules/calendar-date.ts"
import { soldByNight } from "#domain/rules/travel/sold-nights.ts"
import type { Database } from "#backend/database/database.ts"
import type { ContentKind, ItemFault } from "../content-kind.ts"
import { hotelOf, hotelRow } from "../hotels/hotel-rows.ts"
import { bookedOn, readHotels } from "../hotels/read-hotels.ts"
import { unknownReferences } from "../references.ts"
import { lockRooms, putHotel, removeHotel, roomsToClose } from "../hotels/write-hotels.ts"

type Hotels = ReadonlyArray<HotelContent>

/** All rooms with their paths. */
const roomsOf = (hotels: Hotels) =>
  hotels.flatMap(({ id: hotel, rooms }, at) => rooms.map((room, index) => ({ ...room, hotel, path: [at, "rooms", index] as const })))

/** Rooms whose id is that of another one, of the file or of another stored hotel. */
const takenIds = async (db: Database, hotels: Hotels): Promise<ReadonlyArray<ItemFault>> => {
  const stored = await db.query<{ id: number; hotel_id: number }>("select id, hotel_id from hotel_rooms")
  const owners = new Map(stored.map(({ id, hotel_id: hotel }) => [id, hotel]))
  const seen = new Set<number>()
  return roomsOf(hotels).flatMap(({ id, hotel, path }) => {
    const isTaken = seen.has(id) || (owners.get(id) ?? hotel) !== hotel
    seen.add(id)
    return isTaken ? [{ path: [...path, "id"], reason: { key: "content.roomTaken", values: { id } } }] : []
  })
}

const unknownAmenities = (db: Database, hotels: Hotels): Promise<ReadonlyArray<ItemFault>> => {
  const offering = [...hotels.map((hotel, at) => ({ ...hotel, path: [at] })), ...roomsOf(hotels)]
  return unknownReferences(
    db,
    "amenity",
    offering.flatMap(({ amenities = [], path }) => amenities.map((name, at) => ({ path: [...path, "amenities", at], name }))),
  )
}

const unknownCategories = (db: Database, hotels: Hotels): Promise<ReadonlyArray<ItemFault>> =>
  unknownReferences(
    db,
    "category",
    hotels.map(({ category: name }, at) => ({ path: [at, "category"], name })),
  )

type Booked = { readonly room_id: number; readonly night: string; readonly booked: number }

/** Nights from tonight on for which orders and other sales together have more rooms than there are. */
const oversold = async (db: Database, hotels: Hotels, now: Instant): Promise<ReadonlyArray<ItemFault>> => {
  const tonight = localDate(now)
  const nights = await db.query<Booked>(
    `select n.room_id, n.night::text, ${bookedOn("n.room_id", "n.night")} as booked from room_nights n where n.night >= $1::date`,
    [tonight],
  )
  const bookedOf = new Map(nights.map(({ room_id: room, night, booked }) => [`${room} ${night}`, booked]))
  return roomsOf(hotels).flatMap(({ id, count, sold = [], path }): ReadonlyArray<ItemFault> => {
    const elsewhere = soldByNight(sold)
    const toCome = [...elsewhere.keys()].filter((night) => night >= tonight)
    const dates = new Set([...toCome, ...nights.flatMap(({ room_id: room, night }) => (room === id ? [night] : []))])
    const full = [...dates].toSorted().find((night) => (elsewhere.get(night) ?? 0) + (bookedOf.get(`${id} ${night}`) ?? 0) > count)
    if (full === undefined) return []
    const values = { night: full, count, booked: bookedOf.get(`${id} ${full}`) ?? 0 }
    return [{ path: [...path, "count"], reason: { key: "content.oversold", values } }]
  })
}

export const kind: ContentKind<HotelContent> = {
  item: HotelContent,
  effect:
    "Hotels with their rooms; amenities are named in Mongolian. `guests` is how many the price includes, `count` how many such rooms there are, `sold` the nights that were sold elsewhere, both ends included. A hotel or room that is left out and booked is closed: shoppers no longer find it, and the bookings keep it.",
  fields: {
    id: "Known by it; stays the same.",
    name: "What it is called.",
    description: "Text of its page.",
    place: "Aimag or city, by which it is found.",
    address: "Where guests go.",
    phone: "Telephone of its reception.",
    rules: "Rules of the house, a line each.",
    stars: "1 to 5.",
    latitude: "Degrees north, for the map.",
    longitude: "Degrees east, for the map.",
    category: "Address of the category under which its rooms are ordered, which decides about receipts and returns.",
    check_in: "Time from which rooms are ready.",
    check_out: "Time until which rooms are left.",
    tax_percent: "Tax on the price of a stay.",
    amenities: "Mongolian names of amenities.",
    pictures: "Pictures, the first one in lists.",
    rooms: "Types of rooms, each with its `price` a night, `guests` that it includes, `capacity`, and `count` of such rooms.",
  },
  example: {
    id: 20,
    name: { mn: "Тэрэлж амралт", en: "Terelj Resort" },
    description: { mn: "Тэрэлж голын эрэгт, хотоос 65 км.", en: "By the Terelj river, 65 km from the city." },
    place: { mn: "Улаанбаатар", en: "Ulaanbaatar" },
    address: { mn: "Улаанбаатар, Налайх, Горхи-Тэрэлж", en: "Gorkhi-Terelj, Nalaikh, Ulaanbaatar" },
    phone: "7000 1100",
    rules: { mn: ["Өрөөнд тамхи татахгүй"], en: ["No smoking in the rooms"] },
    stars: 4,
    latitude: 47.986,
    longitude: 107.463,
    category: "sport/camping/tents",
    check_in: "14:00",
    check_out: "12:00",
    tax_percent: 2,
    pictures: ["stay-ger-river.scene"],
    rooms: [
      {
        id: 200,
        name: { mn: "Ердийн гэр", en: "Standard ger" },
        beds: { mn: "2 дан ор", en: "2 single beds" },
        includes: { mn: ["Өглөөний цай"], en: ["Breakfast"] },
        guests: 2,
        capacity: 3,
        count: 8,
        price: 210_000,
        extra_guest: 35_000,
        weekend_percent: 15,
        seasons: [{ from: "06-15", to: "08-31", percent: 30 }],
        pictures: ["stay-ger-inside.scene"],
        sold: [{ from: "2027-07-10", to: "2027-07-13", count: 6 }],
      },
    ],
  },
  after: ["amenities", "categories"],
  keyOf: ({ id }) => String(id),
  isOrdered: false,
  withPictures: (hotel, nameOf) => ({
    ...hotel,
    ...(hotel.pictures && { pictures: hotel.pictures.map(nameOf) }),
    rooms: hotel.rooms.map((room) => ({ ...room, ...(room.pictures && { pictures: room.pictures.map(nameOf) }) })),
  }),
  lock: lockRooms,
  faults: async (db, { items, now }) => [
    ...(await takenIds(db, items)),
    ...(await unknownAmenities(db, items)),
    ...(await unknownCategories(db, items)),
    ...(await oversold(db, items, now)),
  ],
  read: async (db) => (await readHotels(db)).map(hotelOf),
  stored: (hotel) => hotelOf(hotelRow(hotel)),
  partsInUse: async (db, { put }) => (await roomsToClose(db, put.map(hotelRow))).map(({ id, hotel }) => `${hotel}.rooms.${id}`),
  write: async (db, { put, gone, now }) => {
    for (const hotel of put) await putHotel(db, hotelRow(hotel), now)
    const closed: HotelContent[] = []
    for (const hotel of gone) if (await removeHotel(db, hotel.id)) closed.push(hotel)
    return closed
  },
}
