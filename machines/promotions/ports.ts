/** Ports of promotions. */
import type { DrawGame, Game } from "#domain/entities/promotions/draw.ts"
import type { Promotion, PromotionDetail } from "#domain/entities/promotions/promotion.ts"
import type { RouletteChange, RoulettePage, RouletteQuery } from "./roulette-page.ts"
import type { Intent } from "#machines/shared/idempotency-key.ts"
import type { SharedRead } from "#machines/shared-read.ts"

export interface PromotionsPorts {
  /** Those that run first, past ones last. */
  readonly fetchPromotions: SharedRead<void, ReadonlyArray<Promotion>>
  readonly fetchPromotion: SharedRead<{ readonly id: string }, PromotionDetail>
  fetchDrawGame(input: { readonly game: Game }, signal?: AbortSignal): Promise<DrawGame>
  /** Draws the chance of a commitment; the newest of the answer's draws is its result. */
  drawPrize(
    input: Intent & { readonly game: Game; readonly commitment: string; readonly nonce: string },
    signal?: AbortSignal,
  ): Promise<DrawGame>
  /** Whether the user administers the website. */
  checkWebsiteAdmin(input: void, signal?: AbortSignal): Promise<boolean>
  /** A page of the roulette's administration. */
  fetchRoulette(input: RouletteQuery, signal?: AbortSignal): Promise<RoulettePage>
  changeRoulette(input: Intent & { readonly change: RouletteChange }, signal?: AbortSignal): Promise<void>
}
