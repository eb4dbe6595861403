/** Promotions of the demo shop: a winter sale, the wheel, the jackpot, and a past one. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Localized } from "#domain/entities/locale.ts"
import { atHour, wallDay } from "#domain/rules/instants.ts"
import type { Database } from "#backend/database/database.ts"

type DemoPromotion = {
  readonly kind: string
  readonly name: Localized
  readonly description: Localized
  readonly terms: Localized
  readonly code: string | null
  /** Days from today. */
  readonly from: number
  readonly until: number
  /** Beginning of the products' permalinks. */
  readonly branch: string
  /** Product whose picture it bears; the first of the branch by default. */
  readonly cover?: string
}

const promotions: ReadonlyArray<DemoPromotion> = [
  {
    kind: "sale",
    name: { mn: "Өвлийн хувцас хямдарлаа", en: "Winter clothes on sale" },
    description: {
      mn: "Дулаан хувцас, өвлийн гутал. WINTER10 купоноор 10% нэмж хямдарна.",
      en: "Warm clothes and winter shoes. The coupon WINTER10 takes a further 10% off.",
    },
    terms: {
      mn: "Сагсандаа WINTER10 кодоо оруулна.\nНэг захиалгад нэг купон үйлчилнэ.\nҮлдэгдэл дуустал.",
      en: "Enter the code WINTER10 in your cart.\nOne coupon per order.\nWhile stocks last.",
    },
    code: "WINTER10",
    from: -12,
    until: 18,
    branch: "women",
  },
  {
    kind: "wheel",
    name: { mn: "Азын хүрд", en: "Lucky wheel" },
    description: { mn: "Өдөр бүр нэг удаа эргүүлнэ. Хоосон зүсэмгүй.", en: "One spin every day. No empty slices." },
    terms: {
      mn: "Нэвтэрсэн хүн бүр өдөрт нэг удаа эргүүлнэ. Шинэ өдөр Улаанбаатарын цагаар 00:00-д эхэлнэ.\nШагнал шууд олгогдоно.\nМагадлал, шалгах арга нь хүрдний хуудсанд бий.",
      en: "Everyone who is logged in spins once a day. A new day begins at 00:00 Ulaanbaatar time.\nPrizes are granted at once.\nThe odds, and how to check a draw, are on the wheel’s page.",
    },
    code: null,
    from: -21,
    until: 39,
    branch: "kids/toys",
    cover: "shootoi-shireenii-togloom",
  },
  {
    kind: "jackpot",
    name: { mn: "Супер шагнал", en: "Jackpot" },
    description: { mn: "Төлсөн захиалга бүр нэг сугалааны эрхтэй.", en: "Every paid order is a ticket." },
    terms: {
      mn: "Урамшууллын хугацаанд төлсөн захиалга бүрд нэг эрх.\nЭрх нь барааг хүлээн авснаас хойш буцаах хугацаа дуусахад нээгдэнэ. Зөвхөн буудлын захиалгын эрх цуцлах хугацаа дуусахад нээгдэнэ.\nЦуцалсан, буцаасан захиалгад эрх олгохгүй.\nЭрхээ урамшуулал дууссанаас хойш 7 хоногоос доошгүй хугацаанд ашиглана.",
      en: "One ticket for each order paid while the promotion runs.\nA ticket opens when the time to return the goods after delivery is over, and of a stay alone when it can no longer be cancelled.\nCancelled and returned orders have no ticket.\nTickets can be drawn for at least 7 days after the promotion ends.",
    },
    code: null,
    from: -21,
    until: 39,
    branch: "electronics",
    cover: "bayaryn-bumbulug-10-shirkheg",
  },
  {
    kind: "sale",
    name: { mn: "Намрын аяллын хямдрал", en: "Autumn travel sale" },
    description: { mn: "Цүнх, гутал, термос.", en: "Bags, shoes and flasks." },
    terms: { mn: "Үлдэгдэл дуустал.", en: "While stocks last." },
    code: null,
    from: -60,
    until: -30,
    branch: "sport",
  },
]

type DemoPrize = {
  readonly kind: "coupon" | "gift_card" | "bonus" | "ticket"
  readonly name: Localized
  readonly value: number
  readonly weight: number
  readonly quantity: number | null
}

/** What the tickets among the prizes are for. */
const concert = { place: { mn: "Хөгжимт театр, Улаанбаатар", en: "Music Theatre, Ulaanbaatar" } }

/** Weights of the wheel sum to 1000, those of the jackpot too. */
const prizes: Readonly<Record<string, ReadonlyArray<DemoPrize>>> = {
  lucky_wheel: [
    { kind: "bonus", name: { mn: "Бонус 1,000₮", en: "1,000₮ bonus" }, value: 1000, weight: 360, quantity: null },
    { kind: "coupon", name: { mn: "3,000₮-ийн купон", en: "3,000₮ coupon" }, value: 3000, weight: 220, quantity: null },
    { kind: "bonus", name: { mn: "Бонус 3,000₮", en: "3,000₮ bonus" }, value: 3000, weight: 160, quantity: null },
    { kind: "coupon", name: { mn: "5,000₮-ийн купон", en: "5,000₮ coupon" }, value: 5000, weight: 120, quantity: 2000 },
    { kind: "bonus", name: { mn: "Бонус 5,000₮", en: "5,000₮ bonus" }, value: 5000, weight: 80, quantity: 1000 },
    { kind: "gift_card", name: { mn: "10,000₮-ийн бэлгийн карт", en: "10,000₮ gift card" }, value: 10_000, weight: 40, quantity: 300 },
    { kind: "ticket", name: { mn: "Тоглолтын тасалбар", en: "Concert ticket" }, value: 0, weight: 15, quantity: 60 },
    { kind: "gift_card", name: { mn: "50,000₮-ийн бэлгийн карт", en: "50,000₮ gift card" }, value: 50_000, weight: 5, quantity: 31 },
  ],
  jackpot: [
    { kind: "bonus", name: { mn: "Бонус 2,000₮", en: "2,000₮ bonus" }, value: 2000, weight: 800, quantity: null },
    { kind: "gift_card", name: { mn: "20,000₮-ийн бэлгийн карт", en: "20,000₮ gift card" }, value: 20_000, weight: 190, quantity: 200 },
    { kind: "gift_card", name: { mn: "Супер шагнал: 1,000,000₮", en: "Jackpot: 1,000,000₮" }, value: 1_000_000, weight: 10, quantity: 1 },
  ],
}

const seedPrizes = async (db: Database, startsAt: Instant): Promise<void> => {
  for (const [game, list] of Object.entries(prizes)) {
    for (const [position, { kind, name, value, weight, quantity }] of list.entries()) {
      const event = kind === "ticket" ? JSON.stringify({ ...concert, startsAt }) : null
      await db.query(
        `insert into draw_prizes (game, position, kind, name, value, weight, quantity, event)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [game, position, kind, JSON.stringify(name), value, weight, quantity, event],
      )
    }
  }
}

/** Number of products of a promotion. */
const productsOfPromotion = 8

/** Seeds the promotions, once: the product of the cover is first, then those of the branch, those on sale before others. */
export const seedPromotions = async (db: Database, now: Instant): Promise<void> => {
  const midnight = (days: number): Instant => atHour(wallDay(now) + days, 0)
  for (const { kind, name, description, terms, code, from, until, branch, cover = "" } of promotions) {
    const [row] = await db.query<{ id: number }>(
      `insert into promotions (kind, name, description, terms, code, starts_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      [kind, ...[name, description, terms].map((text) => JSON.stringify(text)), code, midnight(from), midnight(until)],
    )
    await db.query(
      `insert into promotion_products (promotion_id, product_id, position)
       select $1, p.id, row_number() over (order by p.slug = $4 desc, t.permalink like $2 desc, p.sale_percent desc, p.id)
       from products p join taxons t on t.id = p.taxon_id
       order by p.slug = $4 desc, t.permalink like $2 desc, p.sale_percent desc, p.id limit $3`,
      [row?.id ?? 0, `${branch}%`, productsOfPromotion, cover],
    )
  }
  await seedPrizes(db, atHour(wallDay(now) + 60, 19))
}

const locations = ["Их дэлгүүр", "Яармаг", "Зайсан", "Сансар", "Драгон", "Налайх"] as const
/** Prizes with their quantity and weight. */
const stocks = [
  ["Тэмээний ноосон оймс", 120, 50],
  ["Аяга", 80, 30],
  ["Үүргэвч", 25, 15],
  ["Чихэвч", 10, 5],
] as const
const operators = [
  ["Б.Номин", "roulette1@example.mn"],
  ["Г.Энхжин", "roulette2@example.mn"],
  ["Т.Бат-Эрдэнэ", "roulette3@example.mn"],
] as const
/** Number of the roulette numbers that can be played. */
const numbers = 60

/** Seeds the stores' roulette: locations, prizes, operators, and numbers of which none was played. */
export const seedRoulette = async (db: Database): Promise<void> => {
  for (const name of locations) await db.query("insert into roulette_locations (name) values ($1)", [name])
  for (const stock of stocks) await db.query("insert into roulette_stocks (name, quantity, weight) values ($1, $2, $3)", stock)
  for (const [at, [name, login]] of operators.entries()) {
    await db.query("insert into roulette_users (name, login, location_id) values ($1, $2, $3)", [name, login, at + 1])
  }
  await db.query(
    `insert into roulette_numbers (number, location_id)
     select 'A-' || lpad(n::text, 5, '0'), 1 + n % $2 from generate_series(1, $1::int) n`,
    [numbers, locations.length],
  )
}
