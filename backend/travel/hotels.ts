/** Hotels for shoppers, with the rooms left for a stay and its price. */
import type { VariantId } from "#domain/entities/ids.ts"
import { inLocale, type Locale, type Localized } from "#domain/entities/locale.ts"
import type { Amenity, Hotel, Room } from "#domain/entities/travel/hotel.ts"
import { tugrik } from "#domain/rules/money.ts"
import { stay } from "#domain/rules/travel/hotel-stay.ts"
import { stayDate } from "#domain/rules/travel/stay-dates.ts"
import type { RequestedStay } from "#domain/rules/travel/stay-refusal.ts"
import type { Database } from "#backend/database/database.ts"
import { picture } from "#backend/catalogue/products/product-pictures.ts"
import { hasPictures } from "#backend/catalogue/review-pages.ts"
import { ratesOf, stayRoom, type StayRoom } from "./stay-rooms.ts"

type Texts<Name extends string> = Readonly<Record<Name, Localized>>
type Lists<Name extends string> = Readonly<Record<Name, Localized<ReadonlyArray<string>>>>

type RoomRow = Texts<"name" | "beds"> &
  Lists<"includes"> & {
    readonly variant_id: number
    readonly amenities: ReadonlyArray<number>
    readonly pictures: ReadonlyArray<string>
    readonly rates: StayRoom
  }
type HotelRow = Texts<"name" | "description" | "place" | "address"> &
  Lists<"rules"> & {
    readonly id: number
    readonly phone: string
    readonly stars: number | null
    readonly latitude: number | null
    readonly longitude: number | null
    readonly check_in: string
    readonly check_out: string
    readonly amenities: ReadonlyArray<number>
    readonly pictures: ReadonlyArray<string>
    readonly rooms: ReadonlyArray<RoomRow>
    readonly histogram: ReadonlyArray<number>
    readonly pictured: number
  }
type AmenityRow = Texts<"name"> & { readonly id: number; readonly icon: string | null }

export const allAmenities = async (db: Database, locale: Locale): Promise<ReadonlyArray<Amenity>> =>
  (await db.query<AmenityRow>("select * from amenities order by id")).map((row) => ({
    id: row.id,
    name: inLocale(row.name, locale),
    icon: row.icon,
  }))

/** What a stay is looked for by, and all amenities for the names of those of a room. */
type StayQuery = {
  readonly requested: RequestedStay | null
  readonly today: number
  readonly locale: Locale
  readonly all: ReadonlyArray<Amenity>
}

const roomOf = (row: RoomRow, { id: hotelId }: HotelRow, { requested, today, locale, all }: StayQuery): Room => {
  const name = inLocale(row.name, locale)
  const priced = requested === null ? null : stay(ratesOf(row.rates), requested, today)
  return {
    id: row.rates.id,
    hotelId,
    variantId: row.variant_id as VariantId,
    name,
    beds: inLocale(row.beds, locale),
    includes: inLocale(row.includes, locale),
    capacity: row.rates.capacity,
    price: tugrik(row.rates.price),
    available: row.rates.left,
    images: row.pictures.map((source) => picture(source, name)),
    amenities: row.amenities,
    amenityNames: all.filter(({ id }) => row.amenities.includes(id)).map(({ name: amenity }) => amenity),
    stay: priced?._tag === "Priced" ? priced.price : null,
  }
}

/** The hotel with the id, or all hotels for `null`, with their rooms for the requested stay; without a stay the rooms have no prices. */
export const hotelsFor = async (
  db: Database,
  id: number | null,
  requested: RequestedStay | null,
  today: number,
  locale: Locale,
): Promise<ReadonlyArray<Hotel>> => {
  const [amenities, rows] = await Promise.all([
    allAmenities(db, locale),
    db.query<HotelRow>(
      `select h.*, coalesce((
         select json_agg(json_build_object('name', r.name, 'beds', r.beds, 'includes', r.includes, 'variant_id', r.variant_id,
           'amenities', r.amenities, 'pictures', r.pictures, 'rates', ${stayRoom("$2::date", "$3::date")}) order by r.price, r.id)
         from hotel_rooms r where r.hotel_id = h.id and r.listed), '[]') as rooms, ratings.*
       from hotels h cross join lateral (
         select array[${[1, 2, 3, 4, 5].map((stars) => `count(*) filter (where r.rating = ${stars})`).join(", ")}]::int[] as histogram,
           count(*) filter (where ${hasPictures})::int as pictured from reviews r where r.hotel_id = h.id
       ) ratings where h.listed and ($1::int is null or h.id = $1::int) order by h.id`,
      [id, stayDate(requested?.arrives ?? today), stayDate(requested?.leaves ?? today)],
    ),
  ])
  return rows.map((row) => ({
    id: row.id,
    name: inLocale(row.name, locale),
    description: inLocale(row.description, locale),
    place: inLocale(row.place, locale),
    address: inLocale(row.address, locale),
    phone: row.phone,
    rules: inLocale(row.rules, locale),
    checkIn: row.check_in,
    checkOut: row.check_out,
    stars: row.stars,
    latitude: row.latitude,
    longitude: row.longitude,
    images: row.pictures.map((source) => picture(source, inLocale(row.name, locale))),
    amenities: amenities.filter((amenity) => row.amenities.includes(amenity.id)),
    rooms: row.rooms.map((room) => roomOf(room, row, { requested, today, locale, all: amenities })),
    histogram: row.histogram,
    pictured: row.pictured,
  }))
}
