/** Chances of a user: a day of the wheel, a paid order of the jackpot. */
import type { Instant } from "#domain/entities/ids.ts"
import { defaultLocale } from "#domain/entities/locale.ts"
import type { DrawTicket, Game } from "#domain/entities/promotions/draw.ts"
import type { Promotion } from "#domain/entities/promotions/promotion.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { atHour, millisecondsOf, wallDay } from "#domain/rules/instants.ts"
import { isTicketOpen, type PromotionPeriod } from "#domain/rules/promotions/jackpot-ticket.ts"
import { turnLack, type TurnLack } from "#domain/rules/promotions/wheel-turn.ts"
import { formatDate } from "#domain/rules/texts/dates.ts"
import type { Database } from "#backend/database/database.ts"
import { ticketsOf } from "./jackpot-tickets.ts"

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
