/** Chances of a user: a day of the wheel, a paid order of the jackpot. */
import { createHash, randomBytes } from "node:crypto"
import type { Instant } from "#domain/entities/ids.ts"
import type { Game } from "#domain/entities/promotions/draw.ts"
import { atHour, wallDay } from "#domain/rules/instants.ts"
import { committed } from "#domain/rules/promotions/draw.ts"
import { formatDate } from "#domain/rules/texts/dates.ts"
import type { Database } from "#backend/database/database.ts"

export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex")

export type Period = { readonly starts_at: Instant; readonly expires_at: Instant }

/** Promotion of the game that runs now. */
export const periodOf = async (db: Database, game: Game, now: Instant): Promise<Period | null> => {
  const kind = game === "jackpot" ? "jackpot" : "wheel"
  const [period] = await db.query<Period>(
    "select starts_at, expires_at from promotions where kind = $1 and starts_at <= $2 and expires_at > $2 order by expires_at desc limit 1",
    [kind, now],
  )
  return period ?? null
}

/** Names of the chances that are not drawn yet, the oldest first. */
export const openChances = async (db: Database, game: Game, userId: number, period: Period, now: Instant): Promise<ReadonlyArray<string>> => {
  const earned =
    game === "lucky_wheel"
      ? [formatDate(now, "mn")]
      : (
          await db.query<{ number: string }>(
            `select number from orders where user_id = $1 and state = 'complete' and payment_state = 'paid' and paid_at >= $2 and paid_at < $3 order by paid_at, id`,
            [userId, period.starts_at, period.expires_at],
          )
        ).map(({ number }) => number)
  const drawn = await db.query<{ chance: string }>("select chance from draws where user_id = $1 and game = $2 and drawn_at is not null and chance = any ($3)", [userId, game, earned])
  return earned.filter((chance) => !drawn.some((one) => one.chance === chance))
}

/** When the wheel may be turned again; the jackpot waits for an order. */
export const nextChanceAt = (game: Game, now: Instant): Instant | null => (game === "lucky_wheel" ? atHour(wallDay(now) + 1, 0) : null)

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
