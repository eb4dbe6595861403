/** Draws of wheel and jackpot: what is offered before, one draw a chance, the prize in the same transaction. Contract C15. */
import type { Instant } from "#domain/entities/ids.ts"
import { inLocale, type Locale, type Localized } from "#domain/entities/locale.ts"
import type { DrawGame, DrawPrize, Game, OpenedDraw } from "#domain/entities/promotions/draw.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { secondsUntil } from "#domain/rules/countdown.ts"
import { tugrik } from "#domain/rules/money.ts"
import { decisionText, oddsText, prizeOf, weightNow } from "#domain/rules/promotions/draw.ts"
import type { Database } from "#backend/database/database.ts"
import { Refusal } from "#backend/http/refusal.ts"
import { chancesOf } from "./chances.ts"
import { commitmentOf, sha256 } from "./commitments.ts"
import { grant, type PrizeRow } from "./grant.ts"

/** The last draws that are shown to their user. */
const shownDraws = 10

/** Feature that a prize belongs to: without it the prize is not drawn. */
const flagOf = { coupon: "coupon", gift_card: "wallet", bonus: "wallet", ticket: "ticket" } as const satisfies Record<
  DrawPrize["kind"],
  keyof SiteConfig["flags"]
>

const prizesOf = async (db: Database, game: Game, { flags }: SiteConfig): Promise<ReadonlyArray<PrizeRow>> => {
  const rows = await db.query<PrizeRow>(
    `select p.*, (select count(*)::int from draws d where d.prize_id = p.id) as granted
     from draw_prizes p where p.game = $1 and not p.withdrawn order by p.position`,
    [game],
  )
  return rows.filter(({ kind }) => flags[flagOf[kind]])
}

const oddsOf = (prizes: ReadonlyArray<PrizeRow>): string => oddsText(prizes.map((prize) => ({ id: prize.id, weight: weightNow(prize) })))

type DrawRow = {
  readonly chance: string
  readonly prize_id: number
  readonly name: Localized
  readonly kind: DrawPrize["kind"]
  readonly award: string
  readonly commitment: string
  readonly seed: string
  readonly odds: string
  readonly nonce: string
  readonly drawn_at: Instant
}

const openedDraws = async (db: Database, game: Game, userId: number, locale: Locale): Promise<ReadonlyArray<OpenedDraw>> => {
  const rows = await db.query<DrawRow>(
    `select d.*, p.name, p.kind from draws d join draw_prizes p on p.id = d.prize_id
     where d.user_id = $1 and d.game = $2 and d.drawn_at is not null order by d.drawn_at desc, d.id desc limit $3`,
    [userId, game, shownDraws],
  )
  return rows.map(({ chance, prize_id, name, kind, award, commitment, seed, odds, nonce, drawn_at }) => ({
    chance,
    prizeId: prize_id,
    prize: inLocale(name, locale),
    kind,
    award,
    commitment,
    seed,
    odds,
    nonce,
    drawnAt: drawn_at,
  }))
}

type DrawInput = {
  readonly game: Game
  readonly userId: number | null
  readonly site: SiteConfig
  readonly locale: Locale
  readonly now: Instant
}

/** The game as its page shows it; a user's next chance gets its commitment. */
export const gameOf = async (db: Database, { game, userId, site, locale, now }: DrawInput): Promise<DrawGame> => {
  const { period, open, tickets, nextAt, lack } = await chancesOf(db, game, { userId, site, now })
  const prizes = await prizesOf(db, game, site)
  const [chance] = open
  const odds = oddsOf(prizes)
  const hasChance = userId !== null && chance !== undefined && odds !== ""
  return {
    game,
    prizes: prizes.map((prize) => ({
      id: prize.id,
      name: inLocale(prize.name, locale),
      kind: prize.kind,
      value: tugrik(prize.value),
      weight: weightNow(prize),
      left: prize.quantity,
      granted: prize.granted,
    })),
    startsAt: period?.startsAt ?? null,
    expiresAt: period?.expiresAt ?? null,
    chances: userId === null ? null : open.length,
    lack,
    commitment: hasChance ? await commitmentOf(db, { userId, game, chance, odds, now }) : null,
    nextAt,
    nextIn: nextAt === null ? null : secondsUntil(nextAt, now),
    tickets,
    draws: userId === null ? [] : await openedDraws(db, game, userId, locale),
  }
}

type DrawRequest = DrawInput & { readonly userId: number; readonly commitment: string; readonly nonce: string }

/** Draws the chance of a commitment in the transaction `tx`. Throws 422 where it is not the user's, is over, or the odds have changed. */
export const draw = async (tx: Database, request: DrawRequest): Promise<DrawGame> => {
  const { game, userId, site, commitment, nonce, now } = request
  // One draw of a game at a time: a waiting draw sees what is left.
  await tx.query("select from draw_prizes where game = $1 order by id for update", [game])
  const [chance] = await tx.query<{ id: number; chance: string; seed: string; odds: string; drawn_at: Instant | null }>(
    "select id, chance, seed, odds, drawn_at from draws where commitment = $1 and user_id = $2 and game = $3 for update",
    [commitment, userId, game],
  )
  if (chance === undefined) throw new Refusal(422, { key: "draw.changed" })
  if (chance.drawn_at === null) {
    // An order that is being cancelled is waited for.
    if (game === "jackpot") await tx.query("select from orders where number = $1 and user_id = $2 for share", [chance.chance, userId])
    const { open } = await chancesOf(tx, game, { userId, site, now })
    if (!open.includes(chance.chance)) throw new Refusal(422, { key: "draw.over" })
    const prizes = await prizesOf(tx, game, site)
    if (oddsOf(prizes) !== chance.odds) throw new Refusal(422, { key: "draw.changed" })
    const prizeId = prizeOf(sha256(decisionText(chance.seed, nonce)), chance.odds)
    const prize = prizes.find(({ id }) => id === prizeId)
    if (prize === undefined) throw new Error(`the draw ${chance.id} has no prize`)
    const award = await grant(tx, prize, userId, now)
    await tx.query("update draws set nonce = $2, prize_id = $3, award = $4, drawn_at = $5 where id = $1", [
      chance.id,
      nonce,
      prize.id,
      award,
      now,
    ])
  }
  return gameOf(tx, request)
}
