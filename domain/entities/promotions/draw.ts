/** Draw of the lucky wheel or the jackpot: prizes with odds, the next chance with its commitment, and opened draws. C15. */
import * as Schema from "effect/Schema"
import { Instant } from "#domain/entities/ids.ts"
import { Tugrik } from "#domain/entities/money.ts"
import { LooseInt, listOf, orElse, orNull } from "#domain/entities/wire-codecs.ts"

export const Game = Schema.Literals(["lucky_wheel", "jackpot"])
export type Game = typeof Game.Type

export const DrawPrize = Schema.Struct({
  id: LooseInt,
  name: Schema.NonEmptyString,
  kind: Schema.Literals(["coupon", "gift_card", "bonus", "ticket"]),
  value: Tugrik,
  /** Share of all weights: its probability, 0 once it has run out. */
  weight: LooseInt.check(Schema.isGreaterThanOrEqualTo(0)),
  /** How many are left; `null` where it never runs out. */
  left: orNull(LooseInt.check(Schema.isGreaterThanOrEqualTo(0))),
  /** How often it was granted. */
  granted: orElse(LooseInt, 0),
})
export type DrawPrize = typeof DrawPrize.Type

/** Opened draw, with all that its check needs. */
export const OpenedDraw = Schema.Struct({
  chance: Schema.NonEmptyString,
  prizeId: LooseInt,
  prize: Schema.NonEmptyString,
  kind: DrawPrize.fields.kind,
  /** Number of the coupon, gift card or ticket; a bonus has its entry in the statement. */
  award: Schema.NonEmptyString,
  commitment: Schema.NonEmptyString,
  seed: Schema.NonEmptyString,
  odds: Schema.NonEmptyString,
  nonce: Schema.NonEmptyString,
  drawnAt: Instant,
}).pipe(Schema.encodeKeys({ prizeId: "prize_id", drawnAt: "drawn_at" }))
export type OpenedDraw = typeof OpenedDraw.Type

/** Jackpot ticket of a paid order. */
export const DrawTicket = Schema.Struct({
  order: Schema.NonEmptyString,
  /** When it opens at the latest; `null` once it can be drawn, and while nobody knows. */
  opensAt: orNull(Instant),
  /** What must happen first to its order; `null` where time alone opens the ticket. */
  waitsFor: orNull(Schema.Literals(["delivery", "return"])),
}).pipe(Schema.encodeKeys({ opensAt: "opens_at", waitsFor: "waits_for" }))
export type DrawTicket = typeof DrawTicket.Type

export const DrawGame = Schema.Struct({
  game: Game,
  prizes: listOf(DrawPrize),
  startsAt: orNull(Instant),
  expiresAt: orNull(Instant),
  /** Chances that the viewer has now; `null` for a visitor. */
  chances: orNull(LooseInt),
  /** What the viewer must have first for a turn of the wheel: a confirmed phone, or a paid order. */
  lack: orNull(Schema.Literals(["phone"])),
  /** SHA-256 of what the next draw is made from; `null` without a chance. */
  commitment: orNull(Schema.String),
  /** When the next chance comes, if that is known. */
  nextAt: orNull(Instant),
  /** Seconds until then by the server's clock when it responded. */
  nextIn: orNull(LooseInt),
  /** The viewer's tickets of the jackpot that are not drawn yet, the oldest first. */
  tickets: listOf(DrawTicket),
  /** The viewer's last draws, newest first. */
  draws: listOf(OpenedDraw),
}).pipe(Schema.encodeKeys({ startsAt: "starts_at", expiresAt: "expires_at", nextAt: "next_at", nextIn: "next_in" }))
export type DrawGame = typeof DrawGame.Type
