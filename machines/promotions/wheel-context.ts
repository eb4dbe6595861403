/** Context of the wheel machine, and the state in which its game rests. */
import type { DrawGame, Game } from "#domain/entities/promotions/draw.ts"
import type { Problem } from "#domain/entities/problem.ts"
import type { Intents } from "#machines/shared/idempotency-key.ts"

export type WheelContext = {
  readonly name: Game
  /** Whether the device asks for reduced motion: the result is shown at once. */
  readonly calm: boolean
  readonly game: DrawGame | null
  /** Whether the newest draw is of this page view, so that its prize stays on the screen. */
  readonly hasWon: boolean
  readonly seen: boolean
  readonly intents: Intents
  readonly problem: Problem | null
}

/** State in which a loaded game rests: a prize won in this visit stays, otherwise the shopper's chance or why there is none. */
export const restingState = ({ game, hasWon }: Pick<WheelContext, "game" | "hasWon">) => {
  if (hasWon) return "won"
  if (game?.startsAt === null || game?.prizes.every(({ weight }) => weight === 0) === true) return "closed"
  if (game?.chances === null) return "visitor"
  if (game?.lack === "phone") return "unproven"
  return game?.commitment === null ? "spent" : "ready"
}
