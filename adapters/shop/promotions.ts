/** Adapter of the ports of promotions. */
import type { PromotionsPorts } from "#machines/promotions/ports.ts"
import type { AnswersOf } from "#machines/shared-read.ts"
import { sharedRead } from "#adapters/shared-read.ts"
import type { Caller } from "./client/api-client.ts"
import { checkWebsiteAdmin } from "./contract/promotions/roulette-rights.ts"
import * as draws from "./contract/promotions/draws.ts"
import * as calls from "./contract/promotions/promotions.ts"
import { rowIdIn } from "./row-id.ts"

export const createPromotionsPorts = ({ call }: Caller): AnswersOf<PromotionsPorts> => ({
  fetchPromotions: sharedRead(async () => (await call(calls.promotions)).promotions),
  fetchPromotion: sharedRead(async ({ id }) => call(calls.promotion, { params: { id: rowIdIn(id) } })),
  fetchDrawGame: ({ game }, signal) => call(game === "jackpot" ? draws.jackpot : draws.luckyWheel, { signal }),
  drawPrize: ({ key, game, commitment, nonce }, signal) =>
    call(game === "jackpot" ? draws.drawJackpot : draws.turnWheel, { key, signal, body: { commitment, nonce } }),
  checkWebsiteAdmin: async (_, signal) => (await call(checkWebsiteAdmin, { signal })).isWebsiteAdmin,
  // Loaded lazily: only administrators need it.
  fetchRoulette: async (query, signal) => (await import("./roulette.ts")).fetchRoulette(call, query, signal),
  changeRoulette: async (input, signal) => (await import("./roulette.ts")).changeRoulette(call, input, signal),
})
