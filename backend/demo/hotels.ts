/** Rows of the demo hotels, their rooms, and the products by which rooms are ordered. */
import { defaultLocale, forLocales, inLocale } from "#domain/entities/locale.ts"
import type { Database } from "#backend/database/database.ts"
import { insertRows } from "#backend/database/bulk-insert.ts"
import { textIn } from "#backend/database/localized-column.ts"
import { amenities, breakfast, capital, ger, hotels, houseRules, type DemoHotel } from "./hotel-list.ts"

/** A scene of `data/pictures.tsv`. */
const stayPicture = (scene: string): string => `stay-${scene}.scene`

/** Seasons in which a night costs more: summer in the countryside, winter holidays and Naadam in the capital. */
const countrySeasons = [{ from: "06-15", to: "08-31", perMille: 300 }]
const capitalSeasons = [
  { from: "07-08", to: "07-16", perMille: 400 },
  { from: "12-28", to: "01-03", perMille: 250 },
]

/** Whether the demo hotel with an id has gers in the countryside, instead of rooms in a town. */
export const isCamp = (id: number): boolean => hotels[id - 1]?.rooms[0] === ger

/** Pictures of a hotel: from outside, then one of each kind of its rooms. */
const picturesOf = ({ outside, rooms }: DemoHotel): ReadonlyArray<string> =>
  [...new Set([...outside, ...rooms.flatMap(({ inside }) => inside.slice(0, 1))])].map(stayPicture)

/** Ids of products and variants, far above those of the catalogue and of its multiples. */
const firstProduct = 9_000_001
const firstVariant = 900_000_001

const hotelRooms = hotels
  .flatMap((hotel, at) => hotel.rooms.map((kind) => ({ hotel, hotelId: at + 1, kind })))
  .map((room, at) => ({ ...room, at }))

/** Products by which rooms are ordered; the price is that of the chosen nights. */
const roomProducts = (taxon: { readonly taxon_id: number; readonly brand_code: string; readonly vendor_code: string }, now: string) =>
  hotelRooms.map(({ hotel, kind, at }) => ({
    ...taxon,
    id: firstProduct + at,
    slug: `stay-${at + 1}`,
    sku: `STAY-${at + 1}`,
    series: "STAY",
    title: forLocales((locale) => `${inLocale(hotel.name, locale)}, ${inLocale(kind.name, locale)}`),
    title_latin: `${hotel.name.en}, ${kind.name.en}`,
    description: hotel.about,
    price: 0,
    selling_price: 0,
    available_on: now,
    created_at: now,
    updated_at: now,
    unit: { mn: "шөнө", en: "night" },
    pictures: hotel.outside.slice(0, 1).map(stayPicture),
    return_per_mille: 10,
  }))

/** Seeds the hotels, once; does nothing where there are hotels already, or no catalogue. */
export const seedHotels = async (db: Database, now: Date): Promise<void> => {
  const [base] = await db.query<{ taxon_id: number; brand_code: string; vendor_code: string }>(
    `select taxon_id, brand_code, vendor_code from products
     where not exists (select from hotels)
     order by slug = 'durvun-khunii-maikhan' desc, id
     limit 1`,
  )
  if (base === undefined) return
  await insertRows(
    db,
    "amenities",
    amenities.map((name, at) => ({ id: at + 1, name, icon: null })),
  )
  await insertRows(
    db,
    "hotels",
    hotels.map((hotel, at) => ({
      id: at + 1,
      name: hotel.name,
      description: hotel.about,
      place: hotel.place,
      address: hotel.address,
      rules: forLocales((locale) => houseRules.map((rule) => inLocale(rule, locale))),
      phone: "7000 1100",
      stars: hotel.stars,
      latitude: hotel.at[0],
      longitude: hotel.at[1],
      check_in: "14:00",
      check_out: "12:00",
      tax_per_mille: hotel.place === capital ? 20 : 0,
      amenities: hotel.offers,
      pictures: picturesOf(hotel),
    })),
  )
  await insertRows(db, "products", roomProducts(base, now.toISOString()))
  await insertRows(
    db,
    "variants",
    hotelRooms.map(({ at }) => ({
      id: firstVariant + at,
      product_id: firstProduct + at,
      sku: `STAY-${at + 1}-1`,
      position: 1,
      price: 0,
      selling_price: 0,
      on_hand: 1,
    })),
  )
  await insertRows(
    db,
    "hotel_rooms",
    hotelRooms.map(({ hotel, hotelId, kind, at }) => ({
      id: at + 1,
      hotel_id: hotelId,
      variant_id: firstVariant + at,
      name: kind.name,
      beds: kind.beds,
      includes: forLocales((locale) => (hotel.offers.includes(1) ? [inLocale(breakfast, locale)] : [])),
      included_guests: kind.included,
      capacity: kind.capacity,
      price: Math.round((hotel.price * kind.factor) / 1000) * 1000,
      weekend_per_mille: 150,
      extra_guest: 35_000,
      seasons: hotel.place === capital ? capitalSeasons : countrySeasons,
      rooms: kind.rooms,
      amenities: [],
      pictures: kind.inside.map(stayPicture),
    })),
  )
}

const ownName = textIn("name", defaultLocale)

/** Replaces the pictures of a demo shop that an earlier release filled by the present ones. */
export const renewHotelPictures = async (db: Database): Promise<void> => {
  for (const [at, hotel] of hotels.entries()) {
    await db.query(`update hotels set pictures = $2 where id = $1 and ${ownName} = $3`, [
      at + 1,
      picturesOf(hotel),
      hotel.name[defaultLocale],
    ])
  }
  for (const { at, kind, hotel } of hotelRooms) {
    await db.query(`update hotel_rooms set pictures = $2 where id = $1 and ${ownName} = $3`, [
      at + 1,
      kind.inside.map(stayPicture),
      kind.name[defaultLocale],
    ])
    await db.query("update products set pictures = $2 where id = $1", [firstProduct + at, hotel.outside.slice(0, 1).map(stayPicture)])
  }
}
