/** Wheel machine: lucky wheel or jackpot; the draw is known before the wheel turns. C15. */
import { assertEvent, assign, emit, setup, type ActorRefFrom } from "xstate"
import type { DrawGame, Game } from "#domain/entities/promotions/draw.ts"
import type { Problem } from "#domain/entities/problem.ts"
import { day, second } from "#domain/rules/instants.ts"
import { port } from "#machines/ports.ts"
import { failedState, failureOf, isDefiniteNo, problemFrom, type Failure } from "#machines/shared/failure.ts"
import { intentsFrom, keyOf, oneMore, type Intents } from "#machines/shared/idempotency-key.ts"
import { stream, type PresenceChanged } from "#machines/streams.ts"

/** How long the wheel turns, in milliseconds; its style says the same. */
const turnsFor = 4200

/** Longest wait for the next chance: a timer of more than 24 days would be over at once. In milliseconds. */
const longestWait = day

/** Pause before the game is asked for again where that failed, in milliseconds. */
const askAgainAfter = 30_000

export type WheelEvent =
  | PresenceChanged
  | { readonly type: "page.retry" }
  | { readonly type: "wheel.turn" }
  | { readonly type: "wheel.skip" }
  | { readonly type: "draw.again" }
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
/** `seed` makes keys and nonces; a new one for each page view. */
export type WheelInput = { readonly name: Game; readonly calm: boolean; readonly seed: string }
export type WheelEmitted = { readonly type: "prize.granted" }

/** What a page that is left open does: it asks for the game once its next chance comes, and when the shopper is back. */
const whileOpen = {
  after: { untilNextChance: "refreshing" },
  on: { "presence.changed": [{ guard: "comesBack", target: "refreshing", actions: "takePresence" }, { actions: "takePresence" }] },
} as const

export const wheelMachine = setup({
  types: {} as { context: WheelContext; events: WheelEvent; input: WheelInput; emitted: WheelEmitted; tags: "busy" | "refused" },
  actors: { fetchDrawGame: port("fetchDrawGame"), drawPrize: port("drawPrize"), watchPresence: stream("watchPresence") },
  actions: {
    takeGame: assign((_, { game }: { game: DrawGame }) => ({ game, problem: null })),
    makeNonce: assign(({ context }) => ({ intents: oneMore(context.intents), hasWon: false, problem: null })),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
    markWon: assign({ hasWon: true }),
    takePresence: assign(({ event }) => {
      assertEvent(event, "presence.changed")
      return { seen: event.visible && event.online }
    }),
    emitGranted: emit({ type: "prize.granted" }),
  },
  guards: {
    isClosed: ({ context: { game } }) => game?.startsAt === null || game?.prizes.every(({ weight }) => weight === 0) === true,
    isVisitor: ({ context: { game } }) => game?.chances === null,
    isUnproven: ({ context: { game } }) => game?.lack === "phone",
    hasChance: ({ context: { game } }) => game?.commitment !== null,
    isCalm: ({ context }) => context.calm,
    hasWon: ({ context }) => context.hasWon,
    comesBack: ({ context, event }) => {
      assertEvent(event, "presence.changed")
      return !context.seen && event.visible && event.online
    },
    isDefiniteNo: (_, failure: Failure) => isDefiniteNo(failure),
  },
  delays: {
    turnsFor,
    untilNextChance: ({ context: { game, problem } }) => {
      if (problem !== null) return askAgainAfter
      return game?.nextIn == null ? longestWait : Math.min(Math.max(game.nextIn, 1) * second, longestWait)
    },
  },
}).createMachine({
  id: "wheel",
  description: "Draws a prize: the shop draws first, then the wheel shows it.",
  context: ({ input: { name, calm, seed } }) => ({ name, calm, game: null, hasWon: false, seen: true, intents: intentsFrom(seed), problem: null }),
  invoke: { id: "watchPresence", src: "watchPresence" },
  on: { "presence.changed": { actions: "takePresence" } },
  initial: "fetching",
  states: {
    fetching: {
      description: "Prizes, odds and chances are asked for; the wheel's shape is shown.",
      tags: "busy",
      invoke: {
        id: "fetchDrawGame",
        src: "fetchDrawGame",
        input: ({ context }) => ({ game: context.name }),
        onDone: { target: "deciding", actions: { type: "takeGame", params: ({ event }) => ({ game: event.output }) } },
        onError: { target: "failed", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    deciding: {
      description: "Decides at once whether this shopper may draw now; a prize of this visit stays on the screen.",
      always: [
        { guard: "hasWon", target: "won" },
        { guard: "isClosed", target: "closed" },
        { guard: "isVisitor", target: "visitor" },
        { guard: "isUnproven", target: "unproven" },
        { guard: "hasChance", target: "ready" },
        { target: "spent" },
      ],
    },
    closed: { description: "The game does not run now; past odds and draws stay readable." },
    visitor: { description: "Whoever is not logged in sees prizes, odds and rules, and the way to log in." },
    unproven: { description: "Whoever has neither a confirmed phone nor a paid order sees what is needed, and the way there.", ...whileOpen },
    ready: {
      description: "There is a chance; its commitment is published.",
      ...whileOpen,
      on: { ...whileOpen.on, "wheel.turn": { target: "drawing", actions: "makeNonce" } },
    },
    drawing: {
      description: "The shop draws and grants the prize; the wheel stands still until it is known.",
      tags: "busy",
      invoke: {
        id: "drawPrize",
        src: "drawPrize",
        input: ({ context: { name, game, intents } }) => ({ game: name, commitment: game?.commitment ?? "", nonce: keyOf(intents), key: keyOf(intents) }),
        onDone: [
          { guard: "isCalm", target: "won", actions: [{ type: "takeGame", params: ({ event }) => ({ game: event.output }) }, "emitGranted"] },
          { target: "turning", actions: [{ type: "takeGame", params: ({ event }) => ({ game: event.output }) }, "emitGranted"] },
        ],
        onError: [
          { guard: { type: "isDefiniteNo", params: failureOf }, target: "refused", actions: { type: "keepProblem", params: failureOf } },
          { target: "unsure", actions: { type: "keepProblem", params: failureOf } },
        ],
      },
    },
    turning: {
      description: "The prize is granted already; the wheel turns to it, and may be skipped.",
      on: { "wheel.skip": "won" },
      after: { turnsFor: "won" },
    },
    won: {
      description: "The prize is shown with its number and the way to it; a further chance may be drawn, also one that comes later.",
      entry: "markWon",
      ...whileOpen,
      on: { ...whileOpen.on, "wheel.turn": { guard: "hasChance", target: "drawing", actions: "makeNonce" } },
    },
    unsure: {
      description: "The answer was lost; asking again with the same number gives the same draw.",
      tags: "refused",
      on: { "draw.again": "drawing" },
    },
    refused: failedState("The shop did not draw: the odds have changed, or the chance is over; it is asked for again."),
    spent: { description: "No chance now; it says when the next one comes, and offers it then.", ...whileOpen },
    refreshing: {
      description: "The moment of the next chance has come, or the shopper is back: the game is asked for again, and what is shown stays.",
      tags: "busy",
      invoke: {
        id: "refreshDrawGame",
        src: "fetchDrawGame",
        input: ({ context }) => ({ game: context.name }),
        onDone: { target: "deciding", actions: { type: "takeGame", params: ({ event }) => ({ game: event.output }) } },
        onError: { target: "deciding", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    failed: failedState("The game could not be had; the shopper may try again."),
  },
})

export type WheelActor = ActorRefFrom<typeof wheelMachine>
