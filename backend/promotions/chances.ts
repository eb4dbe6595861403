/** Chances of a user: a day of the wheel, a paid order of the jackpot. */
import { createHash, randomBytes } from "node:crypto"
import type { Instant } from "#domain/entities/ids.ts"
import { defaultLocale } from "#domain/entities/locale.ts"
import type { DrawTicket, Game } from "#domain/entities/promotions/draw.ts"
import type { Promotion } from "#domain/entities/promotions/promotion.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { atHour, day, later, millisecondsOf, wallDay } from "#domain/rules/instants.ts"
import { commitmentText } from "#domain/rules/promotions/draw.ts"
import {
  drawDays,
  isTicketOpen,
  jackpotTicket,
  type PromotionPeriod,
  type TicketOrder,
  type TicketState,
} from "#domain/rules/promotions/jackpot-ticket.ts"
import { turnLack, type TurnLack } from "#domain/rules/promotions/wheel-turn.ts"
import { formatDate } from "#domain/rules/texts/dates.ts"
import { bookableDays } from "#domain/rules/travel/stay-refusal.ts"
import type { Database } from "#backend/database/database.ts"
import { cancellable } from "#backend/orders/order-document.ts"
import { ordersByIds, type OrderRow } from "#backend/orders/order-rows.ts"
import { returnHoursOf } from "#backend/orders/order-terms.ts"

export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex")

/** Kind of the promotions in which a game is played. */
const promotionKinds: Readonly<Record<Game, Promotion["kind"]>> = { lucky_wheel: "wheel", jackpot: "jackpot" }

/** Promotion of the game that runs now. */
const runningPeriod = async (db: Database, game: Game, now: Instant): Promise<PromotionPeriod | null> => {
  const [running] = await db.query<PromotionPeriod>(
    `select starts_at as "startsAt", expires_at as "expiresAt" from promotions
     where kind = $1 and starts_at <= $2 and expires_at > $2 order by expires_at desc limit 1`,
    [promotionKinds[game], now],
  )
  return running ?? null
}

/** Chances that are not drawn yet, the oldest first. */
export type Chances = {
  /** Of the promotion that runs, or of an ended jackpot whose tickets are left. */
  readonly period: PromotionPeriod | null
  /** Names of those that can be drawn now. */
  readonly open: ReadonlyArray<string>
  /** Tickets of the jackpot, open or not. */
  readonly tickets: ReadonlyArray<DrawTicket>
  /** When the next one comes, if that is known. */
  readonly nextAt: Instant | null
  /** What the user lacks for a turn of the wheel. */
  readonly lack: TurnLack | null
}

/** Days after the end of a jackpot in which a ticket may still be drawn: that of the stay which is booked longest ahead. */
const longestDrawDays = bookableDays + drawDays

type EarnedTicket = { readonly ticket: DrawTicket; readonly period: PromotionPeriod }

/** An order that was paid while a jackpot ran, with the period of that jackpot. */
type PaidOrder = PromotionPeriod & { readonly id: number; readonly openReturns: number; readonly answeredAt: Instant | null }

/** What decides over the ticket of an order. */
const ticketOrder = (row: OrderRow, { openReturns, answeredAt }: PaidOrder, site: SiteConfig): TicketOrder => {
  const goods = row.lines.filter(({ gift, room }) => gift === null && room === null)
  return {
    state: row.state,
    paymentState: row.payment_state,
    shipmentState: row.shipment_state,
    paidAt: row.paid_at,
    deliveredAt: row.delivered_at,
    cancellableUntil: cancellable(row, site),
    returnHours: goods.length === 0 ? null : Math.max(...goods.map((line) => returnHoursOf(line, site.returns))),
    hasOpenReturn: openReturns > 0,
    returnAnsweredAt: answeredAt,
  }
}

/** Tickets that are not drawn yet: of orders that were paid while a jackpot ran, and neither cancelled nor returned. */
const ticketsOf = async (db: Database, userId: number, site: SiteConfig, now: Instant): Promise<ReadonlyArray<EarnedTicket>> => {
  const paid = await db.query<PaidOrder>(
    `select o.id, p.starts_at as "startsAt", p.expires_at as "expiresAt", r.open as "openReturns", r.answered_at as "answeredAt" from orders o
       cross join lateral (
         select count(*) filter (where status = 'requested')::int as open, max(answered_at) as answered_at
         from returns where order_id = o.id) r
       join lateral (
         select starts_at, expires_at from promotions
         where kind = 'jackpot' and starts_at <= o.paid_at and expires_at > o.paid_at and expires_at > $2
         order by expires_at desc limit 1) p on true
     where o.user_id = $1 and o.state = 'complete' and o.payment_state = 'paid'
       and not exists (select from draws d where d.user_id = $1 and d.game = 'jackpot' and d.chance = o.number and d.drawn_at is not null)
     order by o.paid_at, o.id`,
    [userId, later(now, -longestDrawDays * day)],
  )
  const rows = await ordersByIds(
    db,
    paid.map(({ id }) => id),
    now,
  )
  return rows.flatMap((row, at) => {
    const period = paid[at]
    if (period === undefined) return []
    const ticket = shownTicket(row.number, jackpotTicket(ticketOrder(row, period, site), period, now))
    return ticket === null ? [] : [{ period, ticket }]
  })
}

/** The ticket of an order as its owner sees it; `null` for none, and for one whose time to be drawn is over. */
const shownTicket = (order: string, ticket: TicketState): DrawTicket | null => {
  switch (ticket._tag) {
    case "None":
    case "Over":
      return null
    case "Open":
      return { order, opensAt: null, waitsFor: null }
    case "Waiting":
      return { order, opensAt: ticket.until, waitsFor: null }
    case "WaitingFor":
      return { order, opensAt: null, waitsFor: ticket.event }
    default:
      return ticket satisfies never
  }
}

/** What a user lacks for a turn of the wheel. */
const lackOf = async (db: Database, userId: number): Promise<TurnLack | null> => {
  const [user] = await db.query<{ hasPhone: boolean; hasPaid: boolean }>(
    `select u.phone is not null and u.phone_confirmed as "hasPhone",
       exists (select from orders o where o.user_id = u.id and o.state = 'complete' and o.payment_state = 'paid') as "hasPaid"
     from users u where u.id = $1`,
    [userId],
  )
  return turnLack(user ?? { hasPhone: false, hasPaid: false })
}

type ChancesInput = { readonly userId: number | null; readonly site: SiteConfig; readonly now: Instant }

/** Tickets of the jackpot: one of each paid order. */
const jackpotChances = async (db: Database, { userId, site, now }: ChancesInput): Promise<Chances> => {
  const period = await runningPeriod(db, "jackpot", now)
  const earned = userId === null ? [] : await ticketsOf(db, userId, site, now)
  const tickets = earned.map(({ ticket }) => ticket)
  const openings = tickets.flatMap(({ opensAt }) => (opensAt === null ? [] : [opensAt]))
  const [nextAt = null] = openings.toSorted((one, other) => millisecondsOf(one) - millisecondsOf(other))
  return {
    period: period ?? earned.at(-1)?.period ?? null,
    open: tickets.filter(isTicketOpen).map(({ order }) => order),
    tickets,
    nextAt,
    lack: null,
  }
}

/** The turn of the wheel that a user has today, named by the day. */
const wheelChances = async (db: Database, { userId, now }: ChancesInput): Promise<Chances> => {
  const period = await runningPeriod(db, "lucky_wheel", now)
  const today = formatDate(now, defaultLocale)
  const drawn = await db.query("select from draws where user_id = $1 and game = 'lucky_wheel' and drawn_at is not null and chance = $2", [
    userId,
    today,
  ])
  const lack = userId === null ? null : await lackOf(db, userId)
  const canTurn = period !== null && userId !== null && drawn.length === 0 && lack === null
  return { period, open: canTurn ? [today] : [], tickets: [], nextAt: nextTurn(period, now), lack }
}

const chances: Readonly<Record<Game, (db: Database, input: ChancesInput) => Promise<Chances>>> = {
  jackpot: jackpotChances,
  lucky_wheel: wheelChances,
}

/** What a user may draw of a game. */
export const chancesOf = (db: Database, game: Game, input: ChancesInput): Promise<Chances> => chances[game](db, input)

/** When the wheel may be turned again; `null` where its promotion ends before. */
const nextTurn = (period: PromotionPeriod | null, now: Instant): Instant | null => {
  const tomorrow = atHour(wallDay(now) + 1, 0)
  return period === null || millisecondsOf(tomorrow) >= millisecondsOf(period.expiresAt) ? null : tomorrow
}

type Chance = { readonly userId: number; readonly game: Game; readonly chance: string; readonly odds: string; readonly now: Instant }

/** The commitment of a chance, made once for the present odds; other odds replace it as long as it is not drawn. */
export const commitmentOf = async (db: Database, { userId, game, chance, odds, now }: Chance): Promise<string> => {
  const seed = randomBytes(32).toString("hex")
  const [row] = await db.query<{ commitment: string }>(
    `insert into draws as d (user_id, game, chance, seed, odds, commitment, created_at) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (user_id, game, chance) do update set
       seed = case when d.odds = excluded.odds or d.drawn_at is not null then d.seed else excluded.seed end,
       commitment = case when d.odds = excluded.odds or d.drawn_at is not null then d.commitment else excluded.commitment end,
       odds = case when d.drawn_at is not null then d.odds else excluded.odds end
     returning commitment`,
    [userId, game, chance, seed, odds, sha256(commitmentText(seed, odds)), now],
  )
  if (row === undefined) throw new Error("a chance was not stored")
  return row.commitment
}
