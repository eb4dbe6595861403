/** Order machine: one placed order, its receipt and its cancellation. S19, B9, B10. */
import { assertEvent, assign, emit, setup, type ActorRefFrom } from "xstate"
import type { Instant, OrderNumber } from "#domain/entities/ids.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import type { Receipt } from "#domain/entities/orders/receipt.ts"
import { toProblem, type Problem } from "#domain/entities/problem.ts"
import { cancellation } from "#domain/rules/orders/cancellation.ts"
import { isAwaitingPayment } from "#domain/rules/orders/order-status.ts"
import { isDefinite } from "#machines/shared/definite-failure.ts"
import { intentsFrom, keyOf, oneMore, type Intents } from "#machines/shared/idempotency-key.ts"
import { comesBack, onReturnTo, presenceFrom } from "#machines/shared/presence.ts"
import { raised, messageOf, type NoticeRaised } from "#machines/shell/notice.ts"
import { port } from "#machines/ports.ts"
import { stream, type PresenceChanged } from "#machines/streams.ts"
import type { Reordered } from "#machines/orders/ports.ts"
import { failedState, failureOf, isDefiniteNo, isMissing, missingOrFailed, problemFrom, type Failure } from "#machines/shared/failure.ts"

export type OrderEvent =
  | { readonly type: "page.retry" }
  | { readonly type: "cancel.ask"; readonly now: Instant }
  | { readonly type: "cancel.withdraw" }
  | { readonly type: "reason.type"; readonly reason: string }
  | { readonly type: "cancel.confirm" }
  | { readonly type: "receipt.show" }
  | { readonly type: "order.repeat" }
  | PresenceChanged
export type OrderContext = {
  readonly number: OrderNumber
  readonly order: Order | null
  readonly receipt: Receipt | null
  /** Whether the page is visible and online. */
  readonly seen: boolean
  readonly reason: string
  /** Result of ordering again; `null` before it. */
  readonly reordered: Reordered | null
  readonly problem: Problem | null
  readonly intents: Intents
}
/** `seed` of the idempotency keys; a new one for each page view. */
export type OrderInput = { readonly number: OrderNumber; readonly order: Order | null; readonly seed: string }
export type OrderEmitted =
  | NoticeRaised
  | { readonly type: "order.cancelled"; readonly order: Order }
  /** The cart has the lines of this order too. */
  | { readonly type: "order.repeated" }

/** Pause between two fetches of an order that awaits its payment, in milliseconds; with the fetch it stays below ten seconds. */
const pollInterval = 8000

/** What the shopper may begin. */
const changes = {
  "cancel.ask": { guard: "isCancellable", target: "confirmingCancel" },
  "order.repeat": { target: "reordering" },
} as const

export const orderMachine = setup({
  types: {} as {
    context: OrderContext
    events: OrderEvent
    input: OrderInput
    emitted: OrderEmitted
    tags: "busy" | "empty" | "refused"
  },
  actors: {
    fetchOrder: port("fetchOrder"),
    cancelOrder: port("cancelOrder"),
    fetchReceipt: port("fetchReceipt"),
    reorder: port("reorder"),
    watchPresence: stream("watchPresence"),
  },
  actions: {
    takeOrder: assign((_, { order }: { order: Order }) => ({ order, problem: null })),
    takeOrderKeepProblem: assign((_, { order }: { order: Order }) => ({ order })),
    takeReceipt: assign((_, { receipt }: { receipt: Receipt }) => ({ receipt })),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
    takeReason: assign(({ event }) => {
      assertEvent(event, "reason.type")
      return { reason: event.reason }
    }),
    takePresence: assign(({ event }) => presenceFrom(event)),
    nameIntent: assign(({ context }) => ({ intents: oneMore(context.intents) })),
    notifyProblem: emit((_, { error }: Failure) => raised("warning", messageOf(toProblem(error)))),
    notifyNotCancelled: emit(raised("warning", { key: "notice.notCancelled" })),
    takeReordered: assign((_, { reordered }: { reordered: Reordered }) => ({ reordered })),
    emitRepeated: emit({ type: "order.repeated" } as const),
    emitCancelled: emit((_, { order }: { order: Order }) => ({ type: "order.cancelled", order }) as const),
  },
  guards: {
    isKnown: ({ context }) => context.order !== null,
    isMissing: (_, failure: Failure) => isMissing(failure),
    isDefiniteNo: (_, failure: Failure) => isDefiniteNo(failure),
    isCancellable: ({ context, event }) => {
      assertEvent(event, "cancel.ask")
      return context.order !== null && cancellation(context.order, event.now)._tag === "Allowed"
    },
    hadNoAnswer: ({ context }) => !isDefinite(context.problem),
    isCancelled: (_, { order }: { order: Order }) => order.state === "canceled",
    isFollowed: ({ context: { seen, order } }) => seen && order !== null && isAwaitingPayment(order),
    comesBack: ({ context, event }) => comesBack(context, event) && context.order !== null && isAwaitingPayment(context.order),
    hasReceipt: ({ context }) => context.order?.receiptState != null,
  },
  delays: { pollInterval },
}).createMachine({
  id: "order",
  description: "Shows one order.",
  context: ({ input }) => ({
    number: input.number,
    order: input.order,
    receipt: null,
    seen: true,
    reason: "",
    reordered: null,
    problem: null,
    intents: intentsFrom(input.seed),
  }),
  invoke: { id: "watchPresence", src: "watchPresence" },
  type: "parallel",
  states: {
    page: {
      description: "The placed order.",
      initial: "opening",
      on: { "presence.changed": { actions: "takePresence" } },
      states: {
        opening: {
          description: "Checks whether the order arrived with the page.",
          always: [{ guard: "isKnown", target: "ready" }, { target: "fetching" }],
        },
        fetching: {
          description: "The order is loading.",
          tags: "busy",
          invoke: {
            id: "fetchOrder",
            src: "fetchOrder",
            input: ({ context }) => ({ number: context.number }),
            onDone: { target: "ready", actions: { type: "takeOrder", params: ({ event }) => ({ order: event.output }) } },
            onError: missingOrFailed,
          },
        },
        ready: {
          description: "The order is shown with its progress; while it awaits payment it is reloaded regularly.",
          after: { pollInterval: { guard: "isFollowed", target: "refetching" } },
          on: { ...changes, ...onReturnTo("refetching") },
        },
        refetching: {
          description: "The order is being reloaded, since it may have been paid elsewhere; the screen does not change meanwhile.",
          invoke: {
            id: "refetchOrder",
            src: "fetchOrder",
            input: ({ context }) => ({ number: context.number, isFresh: true }),
            onDone: { target: "ready", actions: { type: "takeOrderKeepProblem", params: ({ event }) => ({ order: event.output }) } },
            onError: { target: "ready" },
          },
          on: changes,
        },
        reordering: {
          description: "The lines are being added to the cart; a message then names what is out of stock.",
          tags: "busy",
          invoke: {
            id: "reorder",
            src: "reorder",
            input: ({ context }) => ({ number: context.number, key: keyOf(context.intents) }),
            onDone: {
              target: "ready",
              actions: [{ type: "takeReordered", params: ({ event }) => ({ reordered: event.output }) }, "emitRepeated", "nameIntent"],
            },
            onError: [
              {
                guard: { type: "isDefiniteNo", params: failureOf },
                target: "ready",
                actions: [{ type: "notifyProblem", params: failureOf }, "nameIntent"],
              },
              { target: "ready", actions: { type: "notifyProblem", params: failureOf } },
            ],
          },
        },
        confirmingCancel: {
          description: "A dialog asks the shopper to confirm the cancellation, and says what is refunded and when.",
          on: {
            "reason.type": { actions: "takeReason" },
            "cancel.withdraw": { target: "ready" },
            "cancel.confirm": { target: "cancelling", actions: "nameIntent" },
          },
        },
        cancelling: {
          description: "The shop is cancelling the order; the shopper cannot leave until it responds.",
          tags: "busy",
          invoke: {
            id: "cancelOrder",
            src: "cancelOrder",
            input: ({ context }) => ({
              number: context.number,
              reason: context.reason.trim() === "" ? null : context.reason.trim(),
              key: keyOf(context.intents),
            }),
            onDone: {
              target: "ready",
              actions: [
                { type: "takeOrder", params: ({ event }) => ({ order: event.output }) },
                { type: "emitCancelled", params: ({ event }) => ({ order: event.output }) },
              ],
            },
            onError: [
              {
                guard: { type: "isDefiniteNo", params: failureOf },
                target: "askingOutcome",
                actions: [
                  { type: "keepProblem", params: failureOf },
                  { type: "notifyProblem", params: failureOf },
                ],
              },
              { target: "askingOutcome", actions: { type: "keepProblem", params: failureOf } },
            ],
          },
        },
        askingOutcome: {
          description: "Cancelling failed or got no response; the order is reloading, since another tab may have changed it.",
          tags: "busy",
          invoke: {
            id: "askOutcome",
            src: "fetchOrder",
            input: ({ context }) => ({ number: context.number, isFresh: true }),
            onDone: [
              {
                guard: { type: "isCancelled", params: ({ event }) => ({ order: event.output }) },
                target: "ready",
                actions: [
                  { type: "takeOrder", params: ({ event }) => ({ order: event.output }) },
                  { type: "emitCancelled", params: ({ event }) => ({ order: event.output }) },
                ],
              },
              {
                guard: "hadNoAnswer",
                target: "ready",
                actions: [{ type: "takeOrderKeepProblem", params: ({ event }) => ({ order: event.output }) }, "notifyNotCancelled"],
              },
              { target: "ready", actions: { type: "takeOrderKeepProblem", params: ({ event }) => ({ order: event.output }) } },
            ],
            onError: { target: "failed", actions: { type: "keepProblem", params: failureOf } },
          },
        },
        missing: { description: "The order does not exist or belongs to someone else.", tags: "empty" },
        failed: failedState("Loading the order failed; the shopper can try again."),
      },
    },
    receipt: {
      description: "The VAT receipt of the order.",
      initial: "hidden",
      states: {
        hidden: {
          description: "The receipt is collapsed.",
          on: { "receipt.show": { guard: "hasReceipt", target: "fetching" } },
        },
        fetching: {
          description: "The receipt is loading.",
          tags: "busy",
          invoke: {
            id: "fetchReceipt",
            src: "fetchReceipt",
            input: ({ context }) => ({ number: context.number }),
            onDone: { target: "shown", actions: { type: "takeReceipt", params: ({ event }) => ({ receipt: event.output }) } },
            onError: { target: "failed" },
          },
        },
        shown: {
          description: "The receipt is shown, confirmed or still in progress.",
        },
        failed: {
          description: "Loading the receipt failed; the shopper can try again.",
          tags: "refused",
          on: { "receipt.show": { target: "fetching" } },
        },
      },
    },
  },
})

export type OrderActor = ActorRefFrom<typeof orderMachine>
