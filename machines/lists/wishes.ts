/** Wishes machine: hearts of the whole shop. A press shows at once and is sent shortly after the last one. B17, B18. */
import { assertEvent, assign, emit, setup } from "xstate"
import type { VariantId } from "#domain/entities/ids.ts"
import { toProblem, type Problem } from "#domain/entities/problem.ts"
import { withoutAgreed, withoutSent, withWishPressed, withWishPut, type WishToggle } from "#domain/rules/lists/wish-toggles.ts"
import { wishDebounce } from "#domain/rules/timings.ts"
import type { WishListHash } from "#domain/entities/lists/wish-list.ts"
import { port } from "#machines/ports.ts"
import type { WishListName } from "./ports.ts"
import { failureOf, type Failure } from "#machines/shared/failure.ts"
import { intentsFrom, keyOf, oneMore, type Intents } from "#machines/shared/idempotency-key.ts"
import { messageOf, raised, type MessageRef, type NoticeRaised } from "#machines/shell/notice.ts"

type Ids = ReadonlyArray<VariantId>
type Lists = ReadonlyArray<WishListName>

export type WishesEvent =
  | { readonly type: "wish.press"; readonly variantId: VariantId }
  /** Puts a wish into the chosen list. */
  | { readonly type: "wish.put"; readonly variantId: VariantId; readonly list: WishListHash }
  /** A shopper is logged in. */
  | { readonly type: "shopper.known" }
  | { readonly type: "visitor.known" }
  /** Read from this device, or received from another tab. */
  | { readonly type: "wished.known"; readonly ids: Ids }
  /** Read with the lists; other tabs receive it too. */
  | { readonly type: "wished.read"; readonly ids: Ids; readonly lists: Lists }
  | { readonly type: "wishes.refresh" }
  /** The page may be closed: pending changes are sent at once. */
  | { readonly type: "wishes.settle" }
export type WishesContext = {
  /** Last response of the shop. */
  readonly wished: Ids
  /** Lists to choose from. */
  readonly lists: Lists
  /** Presses that are not sent yet. */
  readonly toggles: ReadonlyArray<WishToggle>
  readonly sent: WishToggle | null
  readonly intents: Intents
}
export type WishesEmitted = { readonly type: "wishes.changed"; readonly ids: Ids } | { readonly type: "login.needed" } | NoticeRaised
export type WishesInput = { readonly seed: string }

const refusalMessage = (problem: Problem): MessageRef =>
  problem._tag === "Unreachable" ? { key: "notice.wishNeedsConnection" } : messageOf(problem)

export const wishesMachine = setup({
  types: {} as { context: WishesContext; events: WishesEvent; input: WishesInput; emitted: WishesEmitted; tags: "busy" | "visitor" },
  actors: { fetchWished: port("fetchWished"), toggleWish: port("toggleWish") },
  actions: {
    press: assign(({ context: { wished, toggles }, event }) => {
      assertEvent(event, "wish.press")
      return { toggles: withWishPressed(wished, toggles, event.variantId) }
    }),
    put: assign(({ context: { toggles }, event }) => {
      assertEvent(event, "wish.put")
      return { toggles: withWishPut(toggles, event.variantId, event.list) }
    }),
    takeLists: assign((_, { lists }: { lists: Lists }) => ({ lists })),
    /** Only a visitor's last press takes effect after the login. */
    keepForLogin: assign(({ event }) => {
      assertEvent(event, "wish.press")
      return { toggles: [{ variantId: event.variantId, wished: true }] }
    }),
    takeKnown: assign(({ context, event }) => {
      assertEvent(event, ["wished.known", "wished.read"])
      return { wished: event.ids, toggles: withoutAgreed(event.ids, context.toggles) }
    }),
    takeWished: assign(({ context }, { ids }: { ids: Ids }) => ({
      wished: ids,
      toggles: withoutAgreed(ids, withoutSent(context.toggles, context.sent)),
      sent: null,
    })),
    sendNext: assign(({ context }) => ({ sent: context.toggles[0] ?? null, intents: oneMore(context.intents) })),
    /** The press that was refused is undone, unless another followed. */
    undo: assign(({ context: { toggles, sent } }) => ({ toggles: withoutSent(toggles, sent), sent: null })),
    forgetWished: assign(({ context: { sent } }) => ({ wished: [], lists: [], toggles: sent === null ? [] : [sent], sent: null })),
    forget: assign({ wished: [], lists: [], toggles: [], sent: null }),
    emitChanged: emit(({ context }) => ({ type: "wishes.changed", ids: context.wished }) as const),
    emitLoginNeeded: emit({ type: "login.needed" } as const),
    notifyRefused: emit((_, { error }: Failure) => raised("warning", refusalMessage(toProblem(error)))),
  },
  guards: {
    hasToggles: ({ context }) => context.toggles.length > 0,
    isUnauthorised: (_, { error }: Failure) => toProblem(error)._tag === "Unauthorised",
    hasNone: ({ context }) => context.toggles.length === 0,
  },
  delays: { wishDebounce },
}).createMachine({
  id: "wishes",
  description: "Manages the shopper's wishes; a press shows at once and is sent shortly after the last one.",
  context: ({ input }) => ({ wished: [], lists: [], toggles: [], sent: null, intents: intentsFrom(input.seed) }),
  on: {
    "wish.press": { actions: "press" },
    "wish.put": { actions: "put" },
    "wished.known": { actions: "takeKnown" },
    "wished.read": { actions: ["takeKnown", { type: "takeLists", params: ({ event }) => event }, "emitChanged"] },
    "visitor.known": { target: ".visitor", actions: "forget" },
  },
  initial: "unknown",
  states: {
    unknown: {
      description: "The session is loading; presses wait.",
      tags: "busy",
      on: {
        "shopper.known": { target: "fetching" },
        "visitor.known": [
          { guard: "hasToggles", target: "visitor", actions: "emitLoginNeeded" },
          { target: "visitor", actions: "forget" },
        ],
      },
    },
    visitor: {
      description: "The shopper is not logged in; a press opens the login and takes effect after it.",
      tags: "visitor",
      on: {
        "wish.press": { actions: ["keepForLogin", "emitLoginNeeded"] },
        "shopper.known": { target: "fetching" },
        "visitor.known": {},
        "wished.known": {},
        "wish.put": {},
      },
    },
    fetching: {
      description: "The wishes are loading; presses show and wait.",
      tags: "busy",
      invoke: {
        id: "fetchWished",
        src: "fetchWished",
        onDone: {
          target: "ready",
          actions: [
            { type: "takeWished", params: ({ event }) => event.output },
            { type: "takeLists", params: ({ event }) => event.output },
            "emitChanged",
          ],
        },
        // What is persisted on this device stays visible.
        onError: { target: "ready" },
      },
      on: { "wishes.settle": { guard: "hasToggles", target: "telling" } },
    },
    ready: {
      description: "The shop has stored every wish.",
      always: { guard: "hasToggles", target: "settling" },
      on: { "wishes.refresh": { target: "fetching" }, "shopper.known": { target: "fetching" } },
    },
    settling: {
      description: "The shopper pressed a heart; the wish is sent shortly after the last press, or not at all if it was pressed back.",
      tags: "busy",
      always: { guard: "hasNone", target: "ready" },
      after: { wishDebounce: { target: "telling" } },
      on: {
        "wish.press": { target: "settling", reenter: true, actions: "press" },
        "wishes.settle": { target: "telling" },
      },
    },
    telling: {
      description: "A wish is being sent; later presses wait.",
      tags: "busy",
      entry: "sendNext",
      invoke: {
        id: "toggleWish",
        src: "toggleWish",
        input: ({ context: { sent, intents } }) => {
          if (sent === null) throw new Error("no wish is being sent")
          return { ...sent, key: keyOf(intents) }
        },
        onDone: { target: "ready", actions: [{ type: "takeWished", params: ({ event }) => ({ ids: event.output }) }, "emitChanged"] },
        onError: [
          { guard: { type: "isUnauthorised", params: failureOf }, target: "visitor", actions: ["forgetWished", "emitLoginNeeded"] },
          { target: "ready", actions: ["undo", { type: "notifyRefused", params: failureOf }] },
        ],
      },
    },
  },
})
