/** Twelve demo hotels over Mongolia with rooms, seasons and amenities. */
import { defaultLocale, forLocales, inLocale, type Localized } from "#domain/entities/locale.ts"
import type { Database } from "#backend/database/database.ts"
import { insertRows } from "#backend/database/bulk-insert.ts"
import { textIn } from "#backend/database/localized-column.ts"

/** A scene of `data/pictures.tsv`. */
const stayPicture = (scene: string): string => `stay-${scene}.scene`

const breakfast: Localized = { mn: "Өглөөний цай", en: "Breakfast" }

const amenities: ReadonlyArray<Localized> = [
  breakfast,
  { mn: "Wi-Fi", en: "Wi-Fi" },
  { mn: "Зогсоол", en: "Parking" },
  { mn: "Халуун усны шүршүүр", en: "Hot shower" },
  { mn: "Ресторан", en: "Restaurant" },
  { mn: "Саун", en: "Sauna" },
  { mn: "Морь унах", en: "Horse riding" },
  { mn: "Хүүхдийн талбай", en: "Playground" },
  { mn: "Угаалга", en: "Laundry" },
  { mn: "Онгоцны буудлаас тосох", en: "Airport pick-up" },
]

/** Prices by season: summer in the countryside, winter holidays and Naadam in the city. */
const summer = [{ from: "06-15", to: "08-31", perMille: 300 }]
const city = [{ from: "07-08", to: "07-16", perMille: 400 }, { from: "12-28", to: "01-03", perMille: 250 }]

type RoomKind = {
  readonly name: Localized
  readonly beds: Localized
  readonly included: number
  readonly capacity: number
  readonly rooms: number
  readonly inside: ReadonlyArray<string>
  readonly factor: number
}

const ger: RoomKind = {
  name: { mn: "Ердийн гэр", en: "Standard ger" },
  beds: { mn: "2 дан ор", en: "2 single beds" },
  included: 2,
  capacity: 3,
  rooms: 8,
  inside: ["ger-inside", "ger-bed"],
  factor: 1,
}
const familyGer: RoomKind = {
  name: { mn: "Гэр бүлийн гэр", en: "Family ger" },
  beds: { mn: "1 хос ор, 2 дан ор", en: "1 double bed, 2 single beds" },
  included: 4,
  capacity: 5,
  rooms: 3,
  inside: ["ger-bed", "ger-inside"],
  factor: 1.6,
}
const twin: RoomKind = {
  name: { mn: "Хоёр ортой өрөө", en: "Twin room" },
  beds: { mn: "2 дан ор", en: "2 single beds" },
  included: 2,
  capacity: 2,
  rooms: 10,
  inside: ["twin-room", "twin-bed"],
  factor: 1,
}
const double: RoomKind = {
  name: { mn: "Хос ортой өрөө", en: "Double room" },
  beds: { mn: "1 том хос ор", en: "1 queen bed" },
  included: 2,
  capacity: 3,
  rooms: 6,
  inside: ["double-room", "double-bed"],
  factor: 1.15,
}
const suite: RoomKind = {
  name: { mn: "Люкс өрөө", en: "Suite" },
  beds: { mn: "1 том хос ор, буйдан ор", en: "1 king bed, sofa bed" },
  included: 2,
  capacity: 4,
  rooms: 2,
  inside: ["suite", "suite-bed"],
  factor: 1.9,
}
const cabin: RoomKind = {
  name: { mn: "Модон байшин", en: "Log cabin" },
  beds: { mn: "2 хос ор", en: "2 double beds" },
  included: 4,
  capacity: 6,
  rooms: 4,
  inside: ["log-cabin", "log-cabin-bed"],
  factor: 1.8,
}

type DemoHotel = {
  readonly name: Localized
  readonly place: Localized
  readonly address: Localized
  readonly about: Localized
  readonly at: readonly [latitude: number, longitude: number]
  readonly stars: number | null
  readonly price: number
  readonly offers: ReadonlyArray<number>
  readonly rooms: ReadonlyArray<RoomKind>
  /** Pictures of it from outside. */
  readonly outside: ReadonlyArray<string>
}

const ub: Localized = { mn: "Улаанбаатар", en: "Ulaanbaatar" }

const hotels: ReadonlyArray<DemoHotel> = [
  {
    name: { mn: "Хатгал нуурын бааз", en: "Khatgal Lake Camp" },
    place: { mn: "Хөвсгөл", en: "Khövsgöl" },
    address: { mn: "Хөвсгөл, Хатгал тосгон", en: "Khatgal, Khövsgöl" },
    about: { mn: "Нуурын эргээс 50 метрт, ойн захад.", en: "At the edge of the forest, 50 metres from the lake." },
    at: [50.443, 100.16],
    stars: null,
    price: 140_000,
    offers: [1, 3, 4, 5, 7],
    rooms: [ger, familyGer, cabin],
    outside: ["ger-lake"],
  },
  {
    name: { mn: "Мөрөн зочид буудал", en: "Mörön Hotel" },
    place: { mn: "Хөвсгөл", en: "Khövsgöl" },
    address: { mn: "Хөвсгөл, Мөрөн, 3-р баг", en: "3rd bag, Mörön, Khövsgöl" },
    about: { mn: "Аймгийн төвд, нисэх буудлаас 10 минут.", en: "In the centre of town, ten minutes from the airport." },
    at: [49.634, 100.162],
    stars: 3,
    price: 120_000,
    offers: [1, 2, 3, 4, 10],
    rooms: [twin, double],
    outside: ["hotel-moron"],
  },
  {
    name: { mn: "Тэрэлж голын амралт", en: "Terelj River Resort" },
    place: ub,
    address: { mn: "Улаанбаатар, Налайх, Горхи-Тэрэлж", en: "Gorkhi-Terelj, Nalaikh, Ulaanbaatar" },
    about: { mn: "Тэрэлж голын эрэгт, хотоос 65 км.", en: "By the Terelj river, 65 km from the city." },
    at: [47.986, 107.463],
    stars: 4,
    price: 210_000,
    offers: [1, 2, 3, 4, 5, 6, 7, 8],
    rooms: [ger, double, cabin],
    outside: ["ger-mountains", "ger-river"],
  },
  {
    name: { mn: "Туул плаза", en: "Tuul Plaza" },
    place: ub,
    address: { mn: "Улаанбаатар, Сүхбаатар, 1-р хороо", en: "1st khoroo, Sükhbaatar, Ulaanbaatar" },
    about: { mn: "Сүхбаатарын талбайгаас алхаад 5 минут.", en: "Five minutes on foot from Sükhbaatar Square." },
    at: [47.916, 106.918],
    stars: 4,
    price: 320_000,
    offers: [1, 2, 3, 4, 5, 6, 9, 10],
    rooms: [twin, double, suite],
    outside: ["hotel-plaza"],
  },
  {
    name: { mn: "Зайсан апарт буудал", en: "Zaisan Aparthotel" },
    place: ub,
    address: { mn: "Улаанбаатар, Хан-Уул, 11-р хороо", en: "11th khoroo, Khan-Uul, Ulaanbaatar" },
    about: { mn: "Гал тогоотой өрөөнүүд, удаан хугацаагаар ч тохиромжтой.", en: "Rooms with a kitchen, for longer stays too." },
    at: [47.884, 106.913],
    stars: 3,
    price: 240_000,
    offers: [2, 3, 4, 8, 9],
    rooms: [double, suite],
    outside: ["hotel-aparthotel"],
  },
  {
    name: { mn: "Говийн нар бааз", en: "Gobi Sun Camp" },
    place: { mn: "Өмнөговь", en: "Ömnögovi" },
    address: { mn: "Өмнөговь, Баяндалай сум", en: "Bayandalai, Ömnögovi" },
    about: { mn: "Хонгорын элсний үзэмжтэй.", en: "With a view of the Khongor dunes." },
    at: [43.77, 102.19],
    stars: null,
    price: 160_000,
    offers: [1, 3, 4, 5, 7],
    rooms: [ger, familyGer],
    outside: ["ger-gobi"],
  },
  {
    name: { mn: "Даланзадгад буудал", en: "Dalanzadgad Hotel" },
    place: { mn: "Өмнөговь", en: "Ömnögovi" },
    address: { mn: "Өмнөговь, Даланзадгад", en: "Dalanzadgad, Ömnögovi" },
    about: { mn: "Аймгийн төвд, цэлгэр өрөөтэй.", en: "Spacious rooms in the aimag centre." },
    at: [43.571, 104.425],
    stars: 3,
    price: 135_000,
    offers: [1, 2, 3, 4, 5],
    rooms: [twin, double],
    outside: ["hotel-dalanzadgad"],
  },
  {
    name: { mn: "Хархорум өв бааз", en: "Kharkhorum Heritage Camp" },
    place: { mn: "Өвөрхангай", en: "Övörkhangai" },
    address: { mn: "Өвөрхангай, Хархорин, Эрдэнэ зуугийн дэргэд", en: "By Erdene Zuu, Kharkhorin, Övörkhangai" },
    about: { mn: "Эрдэнэ Зуу хийдээс алхах зайд.", en: "Within walking distance of Erdene Zuu." },
    at: [47.2, 102.84],
    stars: null,
    price: 150_000,
    offers: [1, 2, 3, 4, 5, 7],
    rooms: [ger, familyGer],
    outside: ["ger-steppe"],
  },
  {
    name: { mn: "Цэнхэрийн халуун рашаан", en: "Tsenkher Hot Springs" },
    place: { mn: "Архангай", en: "Arkhangai" },
    address: { mn: "Архангай, Цэнхэр сум", en: "Tsenkher, Arkhangai" },
    about: { mn: "Гадаа болон дотор халуун рашаан усан сантай.", en: "Hot spring pools outdoors and indoors." },
    at: [47.32, 101.65],
    stars: 3,
    price: 190_000,
    offers: [1, 3, 4, 5, 6, 8],
    rooms: [ger, double, cabin],
    outside: ["ger-near"],
  },
  {
    name: { mn: "Алтай бүргэд", en: "Altai Eagle Lodge" },
    place: { mn: "Баян-Өлгий", en: "Bayan-Ölgii" },
    address: { mn: "Баян-Өлгий, Өлгий", en: "Ölgii, Bayan-Ölgii" },
    about: { mn: "Алтайн нуруугаар аялагчдын цуглах газар.", en: "Where travellers of the Altai meet." },
    at: [48.968, 89.963],
    stars: 3,
    price: 125_000,
    offers: [1, 2, 3, 4, 7, 10],
    rooms: [twin, familyGer],
    outside: ["hotel-lodge", "ger-mountains"],
  },
  {
    name: { mn: "Онон гол бааз", en: "Onon River Camp" },
    place: { mn: "Хэнтий", en: "Khentii" },
    address: { mn: "Хэнтий, Дадал сум", en: "Dadal, Khentii" },
    about: { mn: "Чингис хааны төрсөн нутагт, нарсан ойд.", en: "In the pine woods where Chinggis Khaan was born." },
    at: [49.03, 111.62],
    stars: null,
    price: 130_000,
    offers: [1, 3, 4, 7, 8],
    rooms: [ger, cabin],
    outside: ["ger-river"],
  },
  {
    name: { mn: "Дархан цэнгэг", en: "Darkhan Fresh Hotel" },
    place: { mn: "Дархан-Уул", en: "Darkhan-Uul" },
    address: { mn: "Дархан-Уул, Дархан, 8-р баг", en: "8th bag, Darkhan, Darkhan-Uul" },
    about: { mn: "Хүүхдийн паркийн хажууд, ажлаар яваа хүнд тохиромжтой.", en: "Next to the children's park, good for business trips." },
    at: [49.486, 105.922],
    stars: 3,
    price: 145_000,
    offers: [1, 2, 3, 4, 5, 9],
    rooms: [twin, double, suite],
    outside: ["hotel-darkhan"],
  },
]

/** Whether the demo hotel with an id has gers in the countryside, instead of rooms in a town. */
export const isCamp = (id: number): boolean => hotels[id - 1]?.rooms[0] === ger

/** Outside, then each kind of its rooms. */
const picturesOf = ({ outside, rooms }: DemoHotel): ReadonlyArray<string> =>
  [...new Set([...outside, ...rooms.flatMap(({ inside }) => inside.slice(0, 1))])].map(stayPicture)

const rules: ReadonlyArray<Localized> = [
  { mn: "22:00–08:00 цагт чимээгүй байна", en: "Quiet from 22:00 to 08:00" },
  { mn: "Өрөөнд тамхи татахгүй", en: "No smoking in the rooms" },
  { mn: "3 хүртэлх насны хүүхэд нэмэлт төлбөргүй", en: "Children up to 3 stay free of charge" },
]

/** Ids of products and variants, far above those of the catalogue and of its multiples. */
const firstProduct = 9_000_001
const firstVariant = 900_000_001

const roomRows = hotels.flatMap((hotel, at) => hotel.rooms.map((kind) => ({ hotel, hotelId: at + 1, kind }))).map((row, at) => ({ ...row, at }))

const shellOf = (taxon: { readonly taxon_id: number; readonly brand_code: string; readonly vendor_code: string }, now: string) =>
  roomRows.map(({ hotel, kind, at }) => ({
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

/** Does nothing where there are hotels already, or no catalogue. */
export const seedHotels = async (db: Database, now: Date): Promise<void> => {
  const [base] = await db.query<{ taxon_id: number; brand_code: string; vendor_code: string }>(
    `select taxon_id, brand_code, vendor_code from products
     where not exists (select from hotels)
     order by slug = 'durvun-khunii-maikhan' desc, id
     limit 1`,
  )
  if (base === undefined) return
  await insertRows(db, "amenities", amenities.map((name, at) => ({ id: at + 1, name, icon: null })))
  await insertRows(db, "hotels", hotels.map((hotel, at) => ({
    id: at + 1, name: hotel.name, description: hotel.about, place: hotel.place, address: hotel.address,
    rules: forLocales((locale) => rules.map((rule) => inLocale(rule, locale))), phone: "7000 1100", stars: hotel.stars,
    latitude: hotel.at[0], longitude: hotel.at[1], check_in: "14:00", check_out: "12:00", tax_per_mille: hotel.place === ub ? 20 : 0,
    amenities: hotel.offers, pictures: picturesOf(hotel),
  })))
  await insertRows(db, "products", shellOf(base, now.toISOString()))
  await insertRows(
    db,
    "variants",
    roomRows.map(({ at }) => ({
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
    roomRows.map(({ hotel, hotelId, kind, at }) => ({
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
      seasons: hotel.place === ub ? city : summer,
      rooms: kind.rooms,
      amenities: [],
      pictures: kind.inside.map(stayPicture),
    })),
  )
}

const ownName = textIn("name", defaultLocale)

/** Takes over pictures of a demo shop that an earlier release filled. */
export const renewHotelPictures = async (db: Database): Promise<void> => {
  for (const [at, hotel] of hotels.entries()) {
    await db.query(`update hotels set pictures = $2 where id = $1 and ${ownName} = $3`, [at + 1, picturesOf(hotel), hotel.name[defaultLocale]])
  }
  for (const { at, kind, hotel } of roomRows) {
    await db.query(`update hotel_rooms set pictures = $2 where id = $1 and ${ownName} = $3`, [
      at + 1,
      kind.inside.map(stayPicture),
      kind.name[defaultLocale],
    ])
    await db.query("update products set pictures = $2 where id = $1", [firstProduct + at, hotel.outside.slice(0, 1).map(stayPicture)])
  }
}
