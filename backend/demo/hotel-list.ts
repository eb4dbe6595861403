/** Twelve demo hotels over Mongolia with their rooms and amenities. */
import type { Localized } from "#domain/entities/locale.ts"

/** First of `amenities`, which the price of a room includes. */
export const breakfast: Localized = { mn: "Өглөөний цай", en: "Breakfast" }

export const amenities: ReadonlyArray<Localized> = [
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

type RoomKind = {
  readonly name: Localized
  readonly beds: Localized
  /** Number of guests whose stay the price includes. */
  readonly included: number
  readonly capacity: number
  /** Number of rooms of this kind. */
  readonly rooms: number
  /** Scenes of it from inside. */
  readonly inside: ReadonlyArray<string>
  /** By which the hotel's price of a night is multiplied. */
  readonly factor: number
}

export const ger: RoomKind = {
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

export type DemoHotel = {
  readonly name: Localized
  readonly place: Localized
  readonly address: Localized
  readonly about: Localized
  readonly at: readonly [latitude: number, longitude: number]
  readonly stars: number | null
  /** Price of a night in tugrik, before the factor of the room. */
  readonly price: number
  /** Numbers of its `amenities`, from 1. */
  readonly offers: ReadonlyArray<number>
  readonly rooms: ReadonlyArray<RoomKind>
  /** Scenes of it from outside. */
  readonly outside: ReadonlyArray<string>
}

export const capital: Localized = { mn: "Улаанбаатар", en: "Ulaanbaatar" }

export const hotels: ReadonlyArray<DemoHotel> = [
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
    place: capital,
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
    place: capital,
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
    place: capital,
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

/** House rules of every demo hotel. */
export const houseRules: ReadonlyArray<Localized> = [
  { mn: "22:00–08:00 цагт чимээгүй байна", en: "Quiet from 22:00 to 08:00" },
  { mn: "Өрөөнд тамхи татахгүй", en: "No smoking in the rooms" },
  { mn: "3 хүртэлх насны хүүхэд нэмэлт төлбөргүй", en: "Children up to 3 stay free of charge" },
]
