/** Chances of a user: a day of the wheel, a paid order of the jackpot. */
import { createHash, randomBytes } from "node:crypto"
import type { Instant } from "#domain/entities/ids.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import type { DrawTicket, Game } from "#domain/entities/promotions/draw.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { atHour, isBefore, wallDay } from "#domain/rules/instants.ts"
import { cancellableUntil } from "#domain/rules/orders/cancellation.ts"
import { committed } from "#domain/rules/promotions/draw.ts"
import { drawableUntil, jackpotTicket, type PromotionPeriod } from "#domain/rules/promotions/jackpot-ticket.ts"
import { formatDate } from "#domain/rules/texts/dates.ts"
import type { Database } from "#backend/database/database.ts"

export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex")

/** Promotion of the game that runs now; that of the jackpot as long as its tickets are drawn. */
export const periodOf = async (db: Database, game: Game, { cancelHours }: SiteConfig, now: Instant): Promise<PromotionPeriod | null> => {
  const kind = game === "jackpot" ? "jackpot" : "wheel"
  const [latest] = await db.query<PromotionPeriod>(
    `select starts_at as "startsAt", expires_at as "expiresAt" from promotions where kind = $1 and starts_at <= $2 order by expires_at desc limit 1`,
    [kind, now],
  )
  if (latest === undefined) return null
  const until = game === "jackpot" ? drawableUntil(latest.expiresAt, cancelHours) : latest.expiresAt
  return isBefore(now, until) ? latest : null
}

/** Chances that are not drawn yet, the oldest first. */
export type Chances = {
  /** Names of those that can be drawn now. */
  readonly open: ReadonlyArray<string>
  /** Tickets of the jackpot, open or not. */
  readonly tickets: ReadonlyArray<DrawTicket>
  /** When the next one comes, if that is known. */
  readonly nextAt: Instant | null
}

type PaidOrder = { readonly number: string; readonly paidAt: Instant; readonly shipmentState: Order["shipmentState"] }

/** Orders with a ticket: paid while the jackpot ran, and neither cancelled nor returned. */
const ticketsOf = async (db: Database, userId: number, period: PromotionPeriod, { cancelHours }: SiteConfig, now: Instant): Promise<ReadonlyArray<DrawTicket>> => {
  const orders = await db.query<PaidOrder>(
    `select number, paid_at as "paidAt", shipment_state as "shipmentState" from orders
     where user_id = $1 and state = 'complete' and payment_state = 'paid' and paid_at >= $2 and paid_at < $3 order by paid_at, id`,
    [userId, period.startsAt, period.expiresAt],
  )
  return orders.flatMap(({ number, paidAt, shipmentState }) => {
    const order = { state: "complete", paymentState: "paid", shipmentState, paidAt, cancellableUntil: cancellableUntil(paidAt, cancelHours) } as const
    const ticket = jackpotTicket(order, period, now)
    return ticket._tag === "None" ? [] : [{ order: number, opensAt: ticket._tag === "Waiting" ? ticket.until : null }]
  })
}

/** What a user may draw of a game whose period is not over. */
export const chancesOf = async (db: Database, game: Game, userId: number, period: PromotionPeriod, site: SiteConfig, now: Instant): Promise<Chances> => {
  const earned = game === "jackpot" ? await ticketsOf(db, userId, period, site, now) : [{ order: formatDate(now, "mn"), opensAt: null }]
  const names = earned.map(({ order }) => order)
  const drawn = await db.query<{ chance: string }>("select chance from draws where user_id = $1 and game = $2 and drawn_at is not null and chance = any ($3)", [userId, game, names])
  const left = earned.filter(({ order }) => !drawn.some(({ chance }) => chance === order))
  const open = left.flatMap(({ order, opensAt }) => (opensAt === null ? [order] : []))
  if (game === "lucky_wheel") return { open, tickets: [], nextAt: nextDay(now) }
  return { open, tickets: left, nextAt: left.find(({ opensAt }) => opensAt !== null)?.opensAt ?? null }
}

/** When the wheel may be turned again. */
export const nextDay = (now: Instant): Instant => atHour(wallDay(now) + 1, 0)

/** The commitment of a chance, made once for the present odds; other odds replace it as long as it is not drawn. */
export const commitmentOf = async (db: Database, userId: number, game: Game, chance: string, odds: string, now: Instant): Promise<string> => {
  const seed = randomBytes(32).toString("hex")
  const [row] = await db.query<{ commitment: string }>(
    `insert into draws as d (user_id, game, chance, seed, odds, commitment, created_at) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (user_id, game, chance) do update set
       seed = case when d.odds = excluded.odds or d.drawn_at is not null then d.seed else excluded.seed end,
       commitment = case when d.odds = excluded.odds or d.drawn_at is not null then d.commitment else excluded.commitment end,
       odds = case when d.drawn_at is not null then d.odds else excluded.odds end
     returning commitment`,
    [userId, game, chance, seed, odds, sha256(committed(seed, odds)), now],
  )
  if (row === undefined) throw new Error("a chance was not stored")
  return row.commitment
}
