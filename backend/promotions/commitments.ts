/** Commitments of chances: the hash of seed and odds, made before the draw and shown to the user. */
import { createHash, randomBytes } from "node:crypto"
import type { Instant } from "#domain/entities/ids.ts"
import type { Game } from "#domain/entities/promotions/draw.ts"
import { commitmentText } from "#domain/rules/promotions/draw.ts"
import type { Database } from "#backend/database/database.ts"

export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex")

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
