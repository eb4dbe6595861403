/** Twelve demo hotels over Mongolia with rooms, seasons and amenities. */
import type { Database } from "#backend/database/database.ts"
import { insertRows } from "#backend/database/bulk-insert.ts"

type Both = readonly [mn: string, en: string]

/** A scene of `data/pictures.tsv`. */
const stayPicture = (scene: string): string => `stay-${scene}.scene`

const amenities: ReadonlyArray<Both> = [
  ["Өглөөний цай", "Breakfast"], ["Wi-Fi", "Wi-Fi"], ["Зогсоол", "Parking"], ["Халуун усны шүршүүр", "Hot shower"], ["Ресторан", "Restaurant"],
  ["Саун", "Sauna"], ["Морь унах", "Horse riding"], ["Хүүхдийн талбай", "Playground"], ["Угаалга", "Laundry"], ["Онгоцны буудлаас тосох", "Airport pick-up"],
]

/** Prices by season: summer in the countryside, winter holidays and Naadam in the city. */
const summer = [{ from: "06-15", to: "08-31", perMille: 300 }]
const city = [{ from: "07-08", to: "07-16", perMille: 400 }, { from: "12-28", to: "01-03", perMille: 250 }]

type RoomKind = { readonly name: Both; readonly beds: Both; readonly included: number; readonly capacity: number; readonly rooms: number; readonly inside: ReadonlyArray<string>; readonly factor: number }

const ger: RoomKind = { name: ["Ердийн гэр", "Standard ger"], beds: ["2 дан ор", "2 single beds"], included: 2, capacity: 3, rooms: 8, inside: ["ger-inside", "ger-bed"], factor: 1 }
const familyGer: RoomKind = { name: ["Гэр бүлийн гэр", "Family ger"], beds: ["1 хос ор, 2 дан ор", "1 double bed, 2 single beds"], included: 4, capacity: 5, rooms: 3, inside: ["ger-bed", "ger-inside"], factor: 1.6 }
const twin: RoomKind = { name: ["Хоёр ортой өрөө", "Twin room"], beds: ["2 дан ор", "2 single beds"], included: 2, capacity: 2, rooms: 10, inside: ["twin-room", "twin-bed"], factor: 1 }
const double: RoomKind = { name: ["Хос ортой өрөө", "Double room"], beds: ["1 том хос ор", "1 queen bed"], included: 2, capacity: 3, rooms: 6, inside: ["double-room", "double-bed"], factor: 1.15 }
const suite: RoomKind = { name: ["Люкс өрөө", "Suite"], beds: ["1 том хос ор, буйдан ор", "1 king bed, sofa bed"], included: 2, capacity: 4, rooms: 2, inside: ["suite", "suite-bed"], factor: 1.9 }
const cabin: RoomKind = { name: ["Модон байшин", "Log cabin"], beds: ["2 хос ор", "2 double beds"], included: 4, capacity: 6, rooms: 4, inside: ["log-cabin", "log-cabin-bed"], factor: 1.8 }

type DemoHotel = {
  readonly name: Both
  readonly place: Both
  readonly address: Both
  readonly about: Both
  readonly at: readonly [latitude: number, longitude: number]
  readonly stars: number | null
  readonly price: number
  readonly offers: ReadonlyArray<number>
  readonly rooms: ReadonlyArray<RoomKind>
  /** Pictures of it from outside. */
  readonly outside: ReadonlyArray<string>
}

const ub: Both = ["Улаанбаатар", "Ulaanbaatar"]

const hotels: ReadonlyArray<DemoHotel> = [
  { name: ["Хатгал нуурын бааз", "Khatgal Lake Camp"], place: ["Хөвсгөл", "Khövsgöl"], address: ["Хөвсгөл, Хатгал тосгон", "Khatgal, Khövsgöl"], about: ["Нуурын эргээс 50 метрт, ойн захад.", "At the edge of the forest, 50 metres from the lake."], at: [50.443, 100.16], stars: null, price: 140_000, offers: [1, 3, 4, 5, 7], rooms: [ger, familyGer, cabin], outside: ["ger-lake"] },
  { name: ["Мөрөн зочид буудал", "Mörön Hotel"], place: ["Хөвсгөл", "Khövsgöl"], address: ["Хөвсгөл, Мөрөн, 3-р баг", "3rd bag, Mörön, Khövsgöl"], about: ["Аймгийн төвд, нисэх буудлаас 10 минут.", "In the centre of town, ten minutes from the airport."], at: [49.634, 100.162], stars: 3, price: 120_000, offers: [1, 2, 3, 4, 10], rooms: [twin, double], outside: ["hotel-moron"] },
  { name: ["Тэрэлж голын амралт", "Terelj River Resort"], place: ub, address: ["Улаанбаатар, Налайх, Горхи-Тэрэлж", "Gorkhi-Terelj, Nalaikh, Ulaanbaatar"], about: ["Тэрэлж голын эрэгт, хотоос 65 км.", "By the Terelj river, 65 km from the city."], at: [47.986, 107.463], stars: 4, price: 210_000, offers: [1, 2, 3, 4, 5, 6, 7, 8], rooms: [ger, double, cabin], outside: ["ger-mountains", "ger-river"] },
  { name: ["Туул плаза", "Tuul Plaza"], place: ub, address: ["Улаанбаатар, Сүхбаатар, 1-р хороо", "1st khoroo, Sükhbaatar, Ulaanbaatar"], about: ["Сүхбаатарын талбайгаас алхаад 5 минут.", "Five minutes on foot from Sükhbaatar Square."], at: [47.916, 106.918], stars: 4, price: 320_000, offers: [1, 2, 3, 4, 5, 6, 9, 10], rooms: [twin, double, suite], outside: ["hotel-plaza"] },
  { name: ["Зайсан апарт буудал", "Zaisan Aparthotel"], place: ub, address: ["Улаанбаатар, Хан-Уул, 11-р хороо", "11th khoroo, Khan-Uul, Ulaanbaatar"], about: ["Гал тогоотой өрөөнүүд, удаан хугацаагаар ч тохиромжтой.", "Rooms with a kitchen, for longer stays too."], at: [47.884, 106.913], stars: 3, price: 240_000, offers: [2, 3, 4, 8, 9], rooms: [double, suite], outside: ["hotel-aparthotel"] },
  { name: ["Говийн нар бааз", "Gobi Sun Camp"], place: ["Өмнөговь", "Ömnögovi"], address: ["Өмнөговь, Баяндалай сум", "Bayandalai, Ömnögovi"], about: ["Хонгорын элсний үзэмжтэй.", "With a view of the Khongor dunes."], at: [43.77, 102.19], stars: null, price: 160_000, offers: [1, 3, 4, 5, 7], rooms: [ger, familyGer], outside: ["ger-gobi"] },
  { name: ["Даланзадгад буудал", "Dalanzadgad Hotel"], place: ["Өмнөговь", "Ömnögovi"], address: ["Өмнөговь, Даланзадгад", "Dalanzadgad, Ömnögovi"], about: ["Аймгийн төвд, цэлгэр өрөөтэй.", "Spacious rooms in the aimag centre."], at: [43.571, 104.425], stars: 3, price: 135_000, offers: [1, 2, 3, 4, 5], rooms: [twin, double], outside: ["hotel-dalanzadgad"] },
  { name: ["Хархорум өв бааз", "Kharkhorum Heritage Camp"], place: ["Өвөрхангай", "Övörkhangai"], address: ["Өвөрхангай, Хархорин, Эрдэнэ зуугийн дэргэд", "By Erdene Zuu, Kharkhorin, Övörkhangai"], about: ["Эрдэнэ Зуу хийдээс алхах зайд.", "Within walking distance of Erdene Zuu."], at: [47.2, 102.84], stars: null, price: 150_000, offers: [1, 2, 3, 4, 5, 7], rooms: [ger, familyGer], outside: ["ger-steppe"] },
  { name: ["Цэнхэрийн халуун рашаан", "Tsenkher Hot Springs"], place: ["Архангай", "Arkhangai"], address: ["Архангай, Цэнхэр сум", "Tsenkher, Arkhangai"], about: ["Гадаа болон дотор халуун рашаан усан сантай.", "Hot spring pools outdoors and indoors."], at: [47.32, 101.65], stars: 3, price: 190_000, offers: [1, 3, 4, 5, 6, 8], rooms: [ger, double, cabin], outside: ["ger-near"] },
  { name: ["Алтай бүргэд", "Altai Eagle Lodge"], place: ["Баян-Өлгий", "Bayan-Ölgii"], address: ["Баян-Өлгий, Өлгий", "Ölgii, Bayan-Ölgii"], about: ["Алтайн нуруугаар аялагчдын цуглах газар.", "Where travellers of the Altai meet."], at: [48.968, 89.963], stars: 3, price: 125_000, offers: [1, 2, 3, 4, 7, 10], rooms: [twin, familyGer], outside: ["hotel-lodge", "ger-mountains"] },
  { name: ["Онон гол бааз", "Onon River Camp"], place: ["Хэнтий", "Khentii"], address: ["Хэнтий, Дадал сум", "Dadal, Khentii"], about: ["Чингис хааны төрсөн нутагт, нарсан ойд.", "In the pine woods where Chinggis Khaan was born."], at: [49.03, 111.62], stars: null, price: 130_000, offers: [1, 3, 4, 7, 8], rooms: [ger, cabin], outside: ["ger-river"] },
  { name: ["Дархан цэнгэг", "Darkhan Fresh Hotel"], place: ["Дархан-Уул", "Darkhan-Uul"], address: ["Дархан-Уул, Дархан, 8-р баг", "8th bag, Darkhan, Darkhan-Uul"], about: ["Хүүхдийн паркийн хажууд, ажлаар яваа хүнд тохиромжтой.", "Next to the children's park, good for business trips."], at: [49.486, 105.922], stars: 3, price: 145_000, offers: [1, 2, 3, 4, 5, 9], rooms: [twin, double, suite], outside: ["hotel-darkhan"] },
]

/** Whether the demo hotel with an id has gers in the countryside, instead of rooms in a town. */
export const isCamp = (id: number): boolean => hotels[id - 1]?.rooms[0] === ger

/** Outside, then each kind of its rooms. */
const picturesOf = ({ outside, rooms }: DemoHotel): ReadonlyArray<string> => [...new Set([...outside, ...rooms.flatMap(({ inside }) => inside.slice(0, 1))])].map(stayPicture)

const rules: ReadonlyArray<Both> = [
  ["22:00–08:00 цагт чимээгүй байна", "Quiet from 22:00 to 08:00"],
  ["Өрөөнд тамхи татахгүй", "No smoking in the rooms"],
  ["3 хүртэлх насны хүүхэд нэмэлт төлбөргүй", "Children up to 3 stay free of charge"],
]

/** Ids of products and variants, far above those of the catalogue and of its multiples. */
const firstProduct = 9_000_001
const firstVariant = 900_000_001

const roomRows = hotels.flatMap((hotel, at) => hotel.rooms.map((kind) => ({ hotel, hotelId: at + 1, kind }))).map((row, at) => ({ ...row, at }))

const shellOf = (taxon: { readonly taxon_id: number; readonly brand_code: string; readonly vendor_code: string }, now: string) =>
  roomRows.map(({ hotel, kind, at }) => ({
    ...taxon, id: firstProduct + at, slug: `stay-${at + 1}`, sku: `STAY-${at + 1}`, series: "STAY",
    title: { mn: `${hotel.name[0]}, ${kind.name[0]}`, en: `${hotel.name[1]}, ${kind.name[1]}` }, title_latin: `${hotel.name[1]}, ${kind.name[1]}`,
    description: { mn: hotel.about[0], en: hotel.about[1] }, price: 0, selling_price: 0, available_on: now, created_at: now, updated_at: now,
    unit: { mn: "шөнө", en: "night" }, pictures: hotel.outside.slice(0, 1).map(stayPicture), return_per_mille: 10,
  }))

/** Does nothing where there are hotels already, or no catalogue. */
export const seedHotels = async (db: Database, now: Date): Promise<void> => {
  const [base] = await db.query<{ taxon_id: number; brand_code: string; vendor_code: string }>(
    "select taxon_id, brand_code, vendor_code from products where not exists (select from hotels) order by slug = 'durvun-khunii-maikhan' desc, id limit 1",
  )
  if (base === undefined) return
  await insertRows(db, "amenities", amenities.map(([mn, en], at) => ({ id: at + 1, name_mn: mn, name_en: en, icon: null })))
  await insertRows(db, "hotels", hotels.map((hotel, at) => ({
    id: at + 1, name_mn: hotel.name[0], name_en: hotel.name[1], description_mn: hotel.about[0], description_en: hotel.about[1],
    place_mn: hotel.place[0], place_en: hotel.place[1], address_mn: hotel.address[0], address_en: hotel.address[1],
    rules_mn: rules.map(([mn]) => mn), rules_en: rules.map(([, en]) => en), phone: "7000 1100", stars: hotel.stars,
    latitude: hotel.at[0], longitude: hotel.at[1], check_in: "14:00", check_out: "12:00", tax_per_mille: hotel.place === ub ? 20 : 0,
    amenities: hotel.offers, pictures: picturesOf(hotel),
  })))
  await insertRows(db, "products", shellOf(base, now.toISOString()))
  await insertRows(db, "variants", roomRows.map(({ at }) => ({ id: firstVariant + at, product_id: firstProduct + at, sku: `STAY-${at + 1}-1`, position: 1, price: 0, selling_price: 0, on_hand: 1 })))
  await insertRows(db, "hotel_rooms", roomRows.map(({ hotel, hotelId, kind, at }) => ({
    id: at + 1, hotel_id: hotelId, variant_id: firstVariant + at, name_mn: kind.name[0], name_en: kind.name[1], beds_mn: kind.beds[0], beds_en: kind.beds[1],
    includes_mn: hotel.offers.includes(1) ? ["Өглөөний цай"] : [], includes_en: hotel.offers.includes(1) ? ["Breakfast"] : [],
    included_guests: kind.included, capacity: kind.capacity, price: Math.round((hotel.price * kind.factor) / 1000) * 1000, weekend_per_mille: 150,
    extra_guest: 35_000, seasons: hotel.place === ub ? city : summer, rooms: kind.rooms, amenities: [], pictures: kind.inside.map(stayPicture),
  })))
}

/** Takes over pictures of a demo shop that an earlier release filled. */
export const renewHotelPictures = async (db: Database): Promise<void> => {
  for (const [at, hotel] of hotels.entries()) await db.query("update hotels set pictures = $2 where id = $1 and name_mn = $3", [at + 1, picturesOf(hotel), hotel.name[0]])
  for (const { at, kind, hotel } of roomRows) {
    await db.query("update hotel_rooms set pictures = $2 where id = $1 and name_mn = $3", [at + 1, kind.inside.map(stayPicture), kind.name[0]])
    await db.query("update products set pictures = $2 where id = $1", [firstProduct + at, hotel.outside.slice(0, 1).map(stayPicture)])
  }
}
