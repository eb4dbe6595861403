/** Wish lists machine: the lists of a shopper, changed one after another. S20, B20. */
import { assertEvent, assign, emit, setup } from "xstate"
import type { VariantId } from "#domain/entities/ids.ts"
import type { WishList } from "#domain/entities/lists/wish-list.ts"
import { toProblem, type Problem } from "#domain/entities/problem.ts"
import { wishedIds } from "#domain/rules/lists/wish-lists.ts"
import { port } from "#machines/ports.ts"
import { failedState, failureOf, isDefiniteNo, problemFrom, type Failure } from "#machines/shared/failure.ts"
import { intentsFrom, keyOf, oneMore, type Intents } from "#machines/shared/idempotency-key.ts"
import { messageOf, raised, type NoticeRaised } from "#machines/shell/notice.ts"
import { isGoingToCart, isTyped, type ListChange } from "./list-changes.ts"
import type { ChangedLists, ShortWish, WishListName } from "./ports.ts"

export type WishListsEvent =
  | { readonly type: "lists.change"; readonly change: ListChange }
  /** The form of a change that failed is closed. */
  | { readonly type: "unsaved.close" }
  | { readonly type: "page.retry" }
export type WishListsContext = {
  /** Last response of the shop; `shownLists` adds the pending changes. */
  readonly lists: ReadonlyArray<WishList>
  /** The first is being sent while the machine is changing. */
  readonly waiting: ReadonlyArray<ListChange>
  /** The list that was deleted last, to be restored. */
  readonly deleted: WishList | null
  /** Wishes that were added to the cart only in part. */
  readonly short: ReadonlyArray<ShortWish>
  /** Change whose outcome is unknown: sent again next, it has the same key. */
  readonly unanswered: ListChange | null
  /** Typed change that failed: its form opens again with what was typed. */
  readonly unsaved: ListChange | null
  readonly problem: Problem | null
  readonly intents: Intents
}
export type WishListsEmitted =
  | { readonly type: "wished.read"; readonly ids: ReadonlyArray<VariantId>; readonly lists: ReadonlyArray<WishListName> }
  | { readonly type: "cart.filled" }
  | NoticeRaised
export type WishListsInput = { readonly seed: string }

/** The change that is being sent. */
const sentChange = ({ waiting }: WishListsContext): ListChange => {
  const [first] = waiting
  if (first === undefined) throw new Error("no change is being sent")
  return first
}

const isRepeated = (context: WishListsContext): boolean => JSON.stringify(context.unanswered) === JSON.stringify(sentChange(context))

/** The list that can be restored after the sent change: the deleted one, or the earlier one unless it was restored. */
const restorableList = (context: WishListsContext): WishList | null => {
  const { deleted, lists } = context
  const change = sentChange(context)
  if (change._tag === "Delete") return lists.find(({ hash }) => hash === change.hash) ?? null
  return change._tag === "Restore" && change.hash === deleted?.hash ? null : deleted
}

export const wishListsMachine = setup({
  types: {} as {
    context: WishListsContext
    events: WishListsEvent
    input: WishListsInput
    emitted: WishListsEmitted
    tags: "busy" | "empty" | "refused"
  },
  actors: { fetchWishLists: port("fetchWishLists"), changeWishLists: port("changeWishLists") },
  actions: {
    takeLists: assign((_, { lists }: { lists: ReadonlyArray<WishList> }) => ({ lists, problem: null })),
    addToQueue: assign(({ context, event }) => {
      assertEvent(event, "lists.change")
      return { waiting: [...context.waiting, event.change] }
    }),
    nameIntent: assign(({ context }) => (isRepeated(context) ? {} : { intents: oneMore(context.intents) })),
    takeChanged: assign(({ context }, { lists, short }: ChangedLists) => ({
      lists,
      short: sentChange(context)._tag === "ToCart" ? short : context.short,
      deleted: restorableList(context),
      waiting: context.waiting.slice(1),
      unanswered: null,
    })),
    keepTyped: assign(({ context }) => (isTyped(sentChange(context)) ? { unsaved: sentChange(context) } : {})),
    forgetTyped: assign({ unsaved: null }),
    dropRefused: assign(({ context }) => ({ waiting: context.waiting.slice(1), unanswered: null })),
    dropUnanswered: assign(({ context }) => ({ waiting: context.waiting.slice(1), unanswered: sentChange(context) })),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
    emitWished: emit(
      ({ context: { lists } }) =>
        ({ type: "wished.read", ids: wishedIds(lists), lists: lists.map(({ hash, name }) => ({ hash, name })) }) as const,
    ),
    emitFilled: emit({ type: "cart.filled" } as const),
    notifyRefused: emit((_, { error }: Failure) => raised("warning", messageOf(toProblem(error)))),
  },
  guards: {
    hasWaiting: ({ context }) => context.waiting.length > 0,
    hasLists: ({ context }) => context.lists.length > 0,
    isDefiniteNo: (_, failure: Failure) => isDefiniteNo(failure),
    isGoingToCart: ({ context, event }) => {
      assertEvent(event, "lists.change")
      const { change } = event
      return change._tag === "ToCart" && isGoingToCart(context.waiting, change.hash, change.wish)
    },
    fillsCart: ({ context }) => context.waiting[0]?._tag === "ToCart",
  },
}).createMachine({
  id: "wishLists",
  description: "Shows a shopper's wish lists; a change shows at once, and changes are sent to the shop one after another.",
  context: ({ input }) => ({
    lists: [],
    waiting: [],
    deleted: null,
    short: [],
    unanswered: null,
    unsaved: null,
    problem: null,
    intents: intentsFrom(input.seed),
  }),
  on: { "unsaved.close": { actions: "forgetTyped" } },
  initial: "fetching",
  states: {
    fetching: {
      description: "The lists are loading; a skeleton is shown.",
      tags: "busy",
      invoke: {
        id: "fetchWishLists",
        src: "fetchWishLists",
        onDone: { target: "deciding", actions: [{ type: "takeLists", params: ({ event }) => ({ lists: event.output }) }, "emitWished"] },
        onError: { target: "failed", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    deciding: {
      description: "Checks whether a change waits and whether there is a list.",
      always: [{ guard: "hasWaiting", target: "changing" }, { guard: "hasLists", target: "ready" }, { target: "empty" }],
    },
    ready: {
      description: "The lists are shown as the shop has stored them.",
      on: { "lists.change": { target: "changing", actions: "addToQueue" } },
    },
    empty: {
      description: "The shopper has no list yet.",
      tags: "empty",
      on: { "lists.change": { target: "changing", actions: "addToQueue" } },
    },
    changing: {
      description: "A change is being sent and already shows; later changes wait.",
      tags: "busy",
      entry: "nameIntent",
      invoke: {
        id: "changeWishLists",
        src: "changeWishLists",
        input: ({ context }) => ({ change: sentChange(context), key: keyOf(context.intents) }),
        onDone: [
          {
            guard: "fillsCart",
            target: "deciding",
            actions: [{ type: "takeChanged", params: ({ event }) => event.output }, "emitWished", "emitFilled"],
          },
          { target: "deciding", actions: [{ type: "takeChanged", params: ({ event }) => event.output }, "emitWished"] },
        ],
        onError: [
          {
            guard: { type: "isDefiniteNo", params: failureOf },
            target: "deciding",
            actions: ["keepTyped", "dropRefused", { type: "notifyRefused", params: failureOf }],
          },
          { target: "deciding", actions: ["keepTyped", "dropUnanswered", { type: "notifyRefused", params: failureOf }] },
        ],
      },
      on: { "lists.change": [{ guard: "isGoingToCart" }, { actions: "addToQueue" }] },
    },
    failed: failedState("Loading the lists failed; the shopper can try again."),
  },
})
