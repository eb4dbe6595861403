/** Wheel machine: lucky wheel or jackpot; the draw is known before the wheel turns. C15. */
import { assign, emit, setup, type ActorRefFrom } from "xstate"
import type { DrawGame, Game } from "#domain/entities/promotions/draw.ts"
import { day, second } from "#domain/rules/instants.ts"
import { port } from "#machines/ports.ts"
import { failedState, failureOf, isDefiniteNo, problemFrom, type Failure } from "#machines/shared/failure.ts"
import { intentsFrom, keyOf, oneMore } from "#machines/shared/idempotency-key.ts"
import { comesBack, onReturnTo, presenceFrom } from "#machines/shared/presence.ts"
import { stream, type PresenceChanged } from "#machines/streams.ts"
import { restingState, type WheelContext } from "./wheel-context.ts"

/** How long the wheel turns, in milliseconds; its style says the same. */
const turnsFor = 4200

/** Longest wait for the next chance: a timer of more than 24 days would fire at once. In milliseconds. */
const maxWait = day

/** Pause before a failed request for the game is repeated, in milliseconds. */
const askAgainAfter = 30_000

export type WheelEvent =
  | PresenceChanged
  | { readonly type: "page.retry" }
  | { readonly type: "wheel.turn" }
  | { readonly type: "wheel.skip" }
  | { readonly type: "draw.again" }
/** `seed` makes keys and nonces; a new one for each page view. */
export type WheelInput = { readonly name: Game; readonly calm: boolean; readonly seed: string }
export type WheelEmitted = { readonly type: "prize.granted" }

/** Keeps an open page up to date: the game is fetched again when the next chance comes and when the shopper returns. */
const whileOpen = {
  after: { untilNextChance: "refreshing" },
  on: onReturnTo("refreshing"),
} as const

export const wheelMachine = setup({
  types: {} as { context: WheelContext; events: WheelEvent; input: WheelInput; emitted: WheelEmitted; tags: "busy" | "refused" },
  actors: { fetchDrawGame: port("fetchDrawGame"), drawPrize: port("drawPrize"), watchPresence: stream("watchPresence") },
  actions: {
    takeGame: assign((_, { game }: { game: DrawGame }) => ({ game, problem: null })),
    makeNonce: assign(({ context }) => ({ intents: oneMore(context.intents), hasWon: false, problem: null })),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
    markWon: assign({ hasWon: true }),
    takePresence: assign(({ event }) => presenceFrom(event)),
    emitGranted: emit({ type: "prize.granted" }),
  },
  guards: {
    hasWon: ({ context }) => restingState(context) === "won",
    isClosed: ({ context }) => restingState(context) === "closed",
    isVisitor: ({ context }) => restingState(context) === "visitor",
    isUnproven: ({ context }) => restingState(context) === "unproven",
    hasChance: ({ context: { game } }) => game?.commitment !== null,
    isCalm: ({ context }) => context.calm,
    comesBack: ({ context, event }) => comesBack(context, event),
    isDefiniteNo: (_, failure: Failure) => isDefiniteNo(failure),
  },
  delays: {
    turnsFor,
    untilNextChance: ({ context: { game, problem } }) => {
      if (problem !== null) return askAgainAfter
      return game?.nextIn == null ? maxWait : Math.min(Math.max(game.nextIn, 1) * second, maxWait)
    },
  },
}).createMachine({
  id: "wheel",
  description: "Draws a prize: the shop decides, then the wheel shows the result.",
  context: ({ input: { name, calm, seed } }) => ({
    name,
    calm,
    game: null,
    hasWon: false,
    seen: true,
    intents: intentsFrom(seed),
    problem: null,
  }),
  invoke: { id: "watchPresence", src: "watchPresence" },
  on: { "presence.changed": { actions: "takePresence" } },
  initial: "fetching",
  states: {
    fetching: {
      description: "Prizes, odds and chances are loading; a skeleton of the wheel is shown.",
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
      description: "Checks whether this shopper can draw now; a prize won in this visit stays on the screen.",
      always: [
        { guard: "hasWon", target: "won" },
        { guard: "isClosed", target: "closed" },
        { guard: "isVisitor", target: "visitor" },
        { guard: "isUnproven", target: "unproven" },
        { guard: "hasChance", target: "ready" },
        { target: "spent" },
      ],
    },
    closed: { description: "The game is closed; past odds and draws can still be read." },
    visitor: { description: "The visitor is not logged in; prizes, odds and rules are shown, with a link to the login." },
    unproven: {
      description: "The shopper has neither a confirmed phone nor a paid order; the screen explains what is needed.",
      ...whileOpen,
    },
    ready: {
      description: "The shopper has a chance; the commitment to its result is published.",
      ...whileOpen,
      on: { ...whileOpen.on, "wheel.turn": { target: "drawing", actions: "makeNonce" } },
    },
    drawing: {
      description: "The shop is drawing and granting the prize; the wheel stands still until the result is known.",
      tags: "busy",
      invoke: {
        id: "drawPrize",
        src: "drawPrize",
        input: ({ context: { name, game, intents } }) => ({
          game: name,
          commitment: game?.commitment ?? "",
          nonce: keyOf(intents),
          key: keyOf(intents),
        }),
        onDone: [
          {
            guard: "isCalm",
            target: "won",
            actions: [{ type: "takeGame", params: ({ event }) => ({ game: event.output }) }, "emitGranted"],
          },
          { target: "turning", actions: [{ type: "takeGame", params: ({ event }) => ({ game: event.output }) }, "emitGranted"] },
        ],
        onError: [
          { guard: { type: "isDefiniteNo", params: failureOf }, target: "refused", actions: { type: "keepProblem", params: failureOf } },
          { target: "unsure", actions: { type: "keepProblem", params: failureOf } },
        ],
      },
    },
    turning: {
      description: "The prize is granted; the wheel turns to it, and the shopper can skip the turning.",
      on: { "wheel.skip": "won" },
      after: { turnsFor: "won" },
    },
    won: {
      description: "The prize is shown with its number and how to use it; the shopper can draw again if there is another chance.",
      entry: "markWon",
      ...whileOpen,
      on: { ...whileOpen.on, "wheel.turn": { guard: "hasChance", target: "drawing", actions: "makeNonce" } },
    },
    unsure: {
      description: "The response was lost; trying again with the same number gives the same draw.",
      tags: "refused",
      on: { "draw.again": "drawing" },
    },
    refused: failedState("The draw failed because the odds have changed or the chance is over; the game is reloaded."),
    spent: {
      description: "The shopper has no chance left now; the screen shows when the next one comes, and then offers it.",
      ...whileOpen,
    },
    refreshing: {
      description: "The next chance is due, or the shopper has returned; the game is reloading, and the screen does not change meanwhile.",
      tags: "busy",
      invoke: {
        id: "refreshDrawGame",
        src: "fetchDrawGame",
        input: ({ context }) => ({ game: context.name }),
        onDone: { target: "deciding", actions: { type: "takeGame", params: ({ event }) => ({ game: event.output }) } },
        onError: { target: "deciding", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    failed: failedState("Loading the game failed; the shopper can try again."),
  },
})

export type WheelActor = ActorRefFrom<typeof wheelMachine>
