/** Calls of lucky wheel and jackpot. Contract C15. */
import * as Schema from "effect/Schema"
import { DrawGame } from "#domain/entities/promotions/draw.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"

const Draw = Schema.Struct({
  /** Of the chance that is drawn. */
  commitment: Schema.String.check(Schema.isPattern(/^[0-9a-f]{64}$/, { message: "draw.commitment" })),
  /** Chosen by the shopper's browser after the commitment was published. */
  nonce: Schema.String.check(Schema.isPattern(/^[\w-]{8,64}$/, { message: "draw.nonce" })),
})

export const luckyWheel = endpoint({
  method: "GET",
  path: "/api/v2/promotions/lucky_wheel",
  flag: "promotions",
  summary: "The wheel's prizes with their odds and, for a user, today's chance with its commitment and the last draws, opened.",
  asker: "shopper",
  answer: DrawGame,
})

export const turnWheel = endpoint({
  method: "PUT",
  path: "/api/v2/promotions/lucky_wheel",
  flag: "promotions",
  summary:
    "Draws today's chance and grants its prize, once: the same commitment answers the same draw. 422 without a chance, or when the odds have changed.",
  asker: "user",
  body: Draw,
  answer: DrawGame,
  idempotent: true,
})

export const jackpot = endpoint({
  method: "GET",
  path: "/api/v2/promotions/jackpot",
  flag: "promotions",
  summary: "The jackpot's prizes with their odds and, for a user, the tickets of paid orders.",
  asker: "shopper",
  answer: DrawGame,
})

export const drawJackpot = endpoint({
  method: "PUT",
  path: "/api/v2/promotions/jackpot",
  flag: "promotions",
  summary: "Draws the ticket of the oldest paid order and grants its prize, once.",
  asker: "user",
  body: Draw,
  answer: DrawGame,
  idempotent: true,
})
