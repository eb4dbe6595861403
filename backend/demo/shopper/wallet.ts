/** Wallet of the demo shopper: a statement of three months, coupons, vouchers, gift cards and e-tickets. */
import type { Instant } from "#domain/entities/ids.ts"
import type { WalletPartKind, WalletShare } from "#domain/entities/wallet/wallet.ts"
import { atHour, day, later, wallDay } from "#domain/rules/instants.ts"
import { tugrik } from "#domain/rules/money.ts"
import { earned } from "#domain/rules/wallet/cashback.ts"
import type { Database } from "#backend/database/database.ts"
import type { BackendServices } from "#backend/services.ts"
import { changePart, type Move } from "#backend/wallet/move-wallet.ts"

type Entry = {
  readonly at: Instant
  readonly kind: WalletPartKind
  readonly partner?: string
  readonly action: Move["action"]
  readonly amount: number
  readonly orderNumber?: string
  readonly memo?: string
}

/** Entries of the statement that belong to no order, the latest last; `days` ago. */
const credited: ReadonlyArray<Omit<Entry, "at"> & { readonly days: number }> = [
  { days: 91, kind: "bonus", action: "earned", amount: 18_500 },
  { days: 88, kind: "money", action: "recharged", amount: 50_000, memo: "W100000001" },
  { days: 84, kind: "partner", partner: "tenger-fuel", action: "earned", amount: 2000 },
  { days: 80, kind: "discount", action: "voucher", amount: 20_000, memo: "AUTUMN20" },
  { days: 74, kind: "partner", partner: "erdene-pharmacy", action: "earned", amount: 4000 },
  { days: 70, kind: "gift_card", action: "gift", amount: 50_000, memo: "GIFT-2025-0007" },
  { days: 66, kind: "partner", partner: "altan-travel", action: "earned", amount: 3000 },
  { days: 52, kind: "money", action: "recharged", amount: 30_000, memo: "W100000002" },
  { days: 45, kind: "bonus", action: "earned", amount: 6400 },
  { days: 41, kind: "partner", partner: "tenger-fuel", action: "earned", amount: 1500 },
  { days: 33, kind: "partner", partner: "erdene-pharmacy", action: "earned", amount: 3000 },
  { days: 27, kind: "bonus", action: "earned", amount: 4100 },
  { days: 18, kind: "discount", action: "voucher", amount: 5000, memo: "THANKS5" },
  { days: 14, kind: "partner", partner: "tenger-fuel", action: "earned", amount: 1500 },
  { days: 6, kind: "money", action: "recharged", amount: 20_000, memo: "W100000003" },
]

type Order = {
  readonly number: string
  readonly completed_at: Instant
  readonly paid_at: Instant
  readonly shares: ReadonlyArray<WalletShare> | null
  readonly lines: ReadonlyArray<{ readonly total: number; readonly rate: number }>
}

/** Entries of the paid orders: what the wallet paid, and the cashback. */
const orderEntries = async (db: Database, userId: number, usualRate: number): Promise<ReadonlyArray<Entry>> => {
  const orders = await db.query<Order>(
    `select o.number, o.completed_at, o.paid_at, o.wallet->'shares' as shares,
       (select json_agg(json_build_object('total', l.price * l.quantity, 'rate', coalesce(l.return_per_mille, $2::int)))
        from line_items l where l.order_id = o.id) as lines
     from orders o where o.user_id = $1 and o.state = 'complete' and o.payment_state = 'paid'`,
    [userId, usualRate],
  )
  return orders.flatMap(({ number, completed_at, paid_at, shares, lines }) => [
    ...(shares ?? []).map(({ kind, amount }) => ({
      at: completed_at,
      kind,
      action: "used" as const,
      amount: 0 - amount,
      orderNumber: number,
    })),
    {
      at: paid_at,
      kind: "bonus" as const,
      action: "earned" as const,
      amount: earned(lines.map(({ total, rate }) => ({ total: tugrik(total), returnPerMille: rate }))),
      orderNumber: number,
    },
  ])
}

const seedStatement = async (services: BackendServices, db: Database, userId: number): Promise<void> => {
  const now = services.now()
  const entries: ReadonlyArray<Entry> = [
    ...credited.map(({ days, ...entry }) => ({ ...entry, at: later(now, -days * day) })),
    ...(await orderEntries(db, userId, services.config.site.wallet.cashbackPerMille)),
  ]
  for (const { at, kind, partner, action, amount, orderNumber, memo } of entries.toSorted((one, other) => one.at.localeCompare(other.at))) {
    await changePart(db, userId, { kind, ...(partner !== undefined && { partner }) }, amount, {
      action,
      at,
      orderNumber: orderNumber ?? null,
      ...(memo !== undefined && { memo }),
    })
  }
}

/** `until`: days from now; `used`: days ago, by the shopper. */
const vouchers = [
  { code: "BIRTHDAY30", name: { mn: "Төрсөн өдрийн ваучер", en: "Birthday voucher" }, value: 30_000, until: 40, used: null },
  { code: "AUTUMN20", name: { mn: "Намрын ваучер", en: "Autumn voucher" }, value: 20_000, until: -20, used: 80 },
  { code: "THANKS5", name: { mn: "Талархлын ваучер", en: "Thank-you voucher" }, value: 5000, until: 10, used: 18 },
  { code: "SUMMER10", name: { mn: "Зуны ваучер", en: "Summer voucher" }, value: 10_000, until: -60, used: null },
] as const

const tickets = [
  {
    code: "ET-048812-7Q4K",
    name: { mn: "«Талын аялгуу» өвлийн тоглолт", en: "“Melody of the Steppe” winter concert" },
    place: { mn: "Хөгжимт театр, Улаанбаатар", en: "Music Theatre, Ulaanbaatar" },
    seat: "A-12",
    days: 12,
    used: false,
  },
  {
    code: "ET-048813-2M9X",
    name: { mn: "«Цасан хот» үзэсгэлэн", en: "“City of Snow” exhibition" },
    place: { mn: "Уран зургийн галерей", en: "Art Gallery" },
    seat: "",
    days: 25,
    used: false,
  },
  {
    code: "ET-041207-8HTR",
    name: { mn: "Намрын морин уралдаан", en: "Autumn horse race" },
    place: { mn: "Хүй долоон худаг", en: "Khui Doloon Khudag" },
    seat: "B-40",
    days: -36,
    used: true,
  },
] as const

const seedBelongings = async (db: Database, userId: number, now: Instant): Promise<void> => {
  const from = (days: number): Instant => later(now, days * day)
  const evening = (days: number): Instant => atHour(wallDay(now) + days, 19)
  for (const code of ["WINTER10", "EXPIRED5", "BIG50", "FIRST15"]) {
    await db.query("insert into coupon_holders (user_id, code, given_at) values ($1, $2, $3)", [userId, code, from(-90)])
  }
  await db.query(
    "insert into coupon_uses (order_id, code, user_id) select id, 'FIRST15', user_id from orders where user_id = $1 order by completed_at limit 1",
    [userId],
  )
  for (const { code, name, value, until, used } of vouchers) {
    await db.query("insert into vouchers (code, name, value, owner_id, expires_at, used_by, used_at) values ($1, $2, $3, $4, $5, $6, $7)", [
      code,
      JSON.stringify(name),
      value,
      userId,
      from(until),
      used === null ? null : userId,
      used === null ? null : from(-used),
    ])
  }
  await db.query(
    "insert into gift_cards (number, amount, owner_id, redeemed_by, redeemed_at) values ('GIFT-2025-0007', 50000, $1, $1, $2)",
    [userId, from(-70)],
  )
  for (const { code, name, place, seat, days, used } of tickets) {
    await db.query("insert into tickets (code, user_id, name, place, seat, starts_at, used_at) values ($1, $2, $3, $4, $5, $6, $7)", [
      code,
      userId,
      JSON.stringify(name),
      JSON.stringify(place),
      seat,
      evening(days),
      used ? evening(days) : null,
    ])
  }
}

export const seedWallet = async (services: BackendServices, db: Database, userId: number): Promise<void> => {
  await seedStatement(services, db, userId)
  await seedBelongings(db, userId, services.now())
}
