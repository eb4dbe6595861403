/** The current order, from the first thing added to the moment it is placed. B1–B4, X1–X4. */
import { assertEvent, assign, emit, enqueueActions, setup } from "xstate"
import type { Order } from "#domain/entities/order.ts"
import { toProblem } from "#domain/entities/problem.ts"
import { currentOrder, isCurrent } from "#domain/rules/cart.ts"
import { justChangedFor } from "#domain/rules/waiting.ts"
import { changeOf, shownOrder, type CartContext, type CartEmitted, type CartEvent, type CartInput, type Placing } from "./cart-context.ts"
import { intentsFrom, keyOf, oneMore } from "./intent.ts"
import { raised, saidOf } from "./notice.ts"
import { askingOf, withChange, withoutOrder } from "./order-changes.ts"
import { changeOrder, port } from "./ports.ts"

/** Between two questions whether an order was placed, in milliseconds. */
export const outcomeAskedAfter = 5000

/** The coupon was wrong, the stock ran out: the shop knows for sure that it did nothing. */
const isDefinite = (error: unknown): boolean => ["Refused", "Unauthorised", "Missing"].includes(toProblem(error)._tag)

const samePlacing = (one: Placing, other: Placing): boolean =>
  one.paymentMethodId === other.paymentMethodId && JSON.stringify(one.receipt) === JSON.stringify(other.receipt)

const placingOf = ({ placing }: CartContext) => {
  if (placing === null) throw new Error("no order is being placed")
  return placing
}

export const cartMachine = setup({
  types: {} as {
    context: CartContext
    events: CartEvent | { readonly type: "item.added" }
    input: CartInput
    emitted: CartEmitted
    tags: "busy" | "empty" | "refused"
  },
  actors: {
    fetchCurrentOrder: port("fetchCurrentOrder"),
    changeOrder,
    placeOrder: port("placeOrder"),
    fetchOrder: port("fetchOrder"),
  },
  actions: {
    lineUp: assign(({ context, event }) => {
      const change = event.type === "item.added" ? null : changeOf(event)
      if (change === null) return {}
      const isAnswered = context.refused?.sent?.change._tag === change._tag
      return { waiting: withChange(context.waiting, change), refused: isAnswered ? null : context.refused }
    }),
    sayRemoved: enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, "line.remove")
      const line = shownOrder(context)?.lineItems.find(({ id }) => id === event.lineId)
      if (line === undefined) return
      const restore = { type: "line.restore", variantId: line.variantId, quantity: line.quantity } as const
      const said = { key: "notice.lineRemoved", values: { name: line.product.name } }
      enqueue.emit(raised("information", said, { key: "notice.undo", event: restore }))
    }),
    typeCode: assign(({ event }) => {
      assertEvent(event, "coupon.type")
      return { typedCode: event.code }
    }),
    keepOnlyAdds: assign(({ context }) => ({ waiting: withoutOrder(context.waiting) })),
    sendNext: assign(({ context }) => {
      const [change, ...waiting] = context.waiting
      if (change === undefined) throw new Error("nothing waits to be sent")
      const intents = oneMore(context.intents)
      return { sent: { change, key: keyOf(intents) }, waiting, intents }
    }),
    sendAgain: assign(({ context }) => ({ sent: context.refused?.sent ?? null, refused: null })),
    takeFetched: assign(({ context }, { order }: { order: Order | null }) => ({
      order: currentOrder(order),
      refused: context.refused?.sent === null ? null : context.refused,
    })),
    takeAnswer: enqueueActions(({ context, enqueue }, { order }: { order: Order | null }) => {
      const { sent } = context
      if (sent === null) throw new Error("no change was out")
      enqueue.assign({
        order: currentOrder(order),
        sent: null,
        refused: context.refused?.sent == null ? null : context.refused,
        typedCode: sent.change._tag === "ApplyCoupon" ? "" : context.typedCode,
        justAdded: sent.change._tag === "AddItem" ? sent.change.variantId : context.justAdded,
      })
      enqueue.emit({ type: "change.settled", change: sent.change, order: currentOrder(order) })
      if (sent.change._tag === "AddItem") enqueue.raise({ type: "item.added" })
      if (sent.change._tag === "ApplyCoupon" && !sent.change.quiet)
        enqueue.emit(raised("success", { key: "notice.couponApplied" }))
    }),
    keepRefusal: enqueueActions(({ context, enqueue }, { error }: { error: unknown }) => {
      const problem = toProblem(error)
      const { sent, placing } = context
      if (sent === null) throw new Error("no change was out")
      const isQuiet = (sent.change._tag === "ApplyCoupon" || sent.change._tag === "RemoveCoupon") && sent.change.quiet
      enqueue.assign({
        sent: null,
        refused: { sent, problem },
        waiting: problem._tag === "Refused" ? context.waiting : [],
        placing: null,
      })
      enqueue.emit({ type: "change.refused", change: sent.change, problem })
      if (placing !== null) enqueue.emit({ type: "place.refused", problem })
      if (problem._tag === "Unauthorised") enqueue.emit({ type: "login.needed" })
      else if (!isQuiet) enqueue.emit(raised("warning", saidOf(problem)))
    }),
    dropSent: assign({ sent: null }),
    keepFetchProblem: assign((_, { error }: { error: unknown }) => ({ refused: { sent: null, problem: toProblem(error) } })),
    tellFetchFailed: emit((_, { error }: { error: unknown }) => ({ type: "fetch.failed", problem: toProblem(error) }) as const),
    dismiss: assign({ refused: null }),
    markStale: assign({ stale: true }),
    beFresh: assign({ stale: false }),
    meanToPlace: assign(({ context, event }) => {
      assertEvent(event, "order.place")
      const { paymentMethodId, receipt } = event
      const number = context.order?.number
      if (number === undefined) return {}
      const unsure = context.placing
      const isSame = unsure !== null && unsure.number === number && samePlacing(unsure, event)
      if (isSame) return { placing: { ...unsure, wanted: true }, refused: null }
      const intents = oneMore(context.intents)
      return { placing: { paymentMethodId, receipt, number, key: keyOf(intents), wanted: true }, intents, refused: null }
    }),
    takePlaced: enqueueActions(({ context, enqueue }, { order }: { order: Order }) => {
      enqueue.assign({ order: null, placing: null, refused: null, waiting: withoutOrder(context.waiting), typedCode: "" })
      enqueue.emit({ type: "order.placed", order })
    }),
    refusePlacing: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      const problem = toProblem(error)
      enqueue.assign({ placing: null, refused: { sent: null, problem } })
      enqueue.emit({ type: "place.refused", problem })
      enqueue.emit(problem._tag === "Unauthorised" ? { type: "login.needed" } : raised("warning", saidOf(problem)))
    }),
    callOffPlacing: enqueueActions(({ context, enqueue }, { order }: { order: Order }) => {
      const problem = context.refused?.problem ?? toProblem(null)
      enqueue.assign({ order: currentOrder(order), placing: { ...placingOf(context), wanted: false } })
      enqueue.emit({ type: "place.refused", problem })
      enqueue.emit(raised("warning", saidOf(problem)))
    }),
    leaveAfterwards: assign({ leaving: true }),
    reset: assign({ order: null, waiting: [], sent: null, refused: null, placing: null, typedCode: "", stale: false, justAdded: null, leaving: false }),
    tellOrder: emit(({ context }) => ({ type: "order.changed", order: context.order }) as const),
  },
  guards: {
    isAbsent: ({ context }) => context.order === null,
    isRefused: ({ context }) => context.refused !== null,
    isStale: ({ context }) => context.stale,
    isLeaving: ({ context }) => context.leaving,
    hasWaiting: ({ context }) => context.waiting.length > 0,
    hasPointless: ({ context }) => context.order === null && withoutOrder(context.waiting).length < context.waiting.length,
    hasRefusedChange: ({ context }) => context.refused?.sent != null && (context.order !== null || context.refused.sent.change._tag === "AddItem"),
    meansToPlace: ({ context }) => context.placing?.wanted === true,
    isMissing: (_, { error }: { error: unknown }) => toProblem(error)._tag === "Missing",
    isDefiniteNo: (_, { error }: { error: unknown }) => isDefinite(error),
    isPlaced: (_, { order }: { order: Order }) => !isCurrent(order),
  },
  delays: { justChangedFor, outcomeAskedAfter },
}).createMachine({
  id: "cart",
  description: "Holds the current order: changes show at once, and the shop settles them one after another.",
  context: ({ input }) => ({
    order: null,
    waiting: [],
    sent: null,
    refused: null,
    typedCode: "",
    placing: null,
    stale: false,
    justAdded: null,
    leaving: false,
    intents: intentsFrom(input.seed),
  }),
  on: {
    "item.add": { actions: "lineUp" },
    "line.change": { actions: "lineUp" },
    "line.remove": { actions: ["sayRemoved", "lineUp"] },
    "line.restore": { actions: "lineUp" },
    "coupon.type": { actions: "typeCode" },
    "coupon.apply": { actions: "lineUp" },
    "coupon.remove": { actions: "lineUp" },
    "credit.use": { actions: "lineUp" },
    "address.save": { actions: "lineUp" },
    "cart.empty": { actions: "lineUp" },
    "cart.refresh": { actions: "markStale" },
    "order.place": { actions: "meanToPlace" },
    "refusal.dismiss": { actions: "dismiss" },
  },
  type: "parallel",
  states: {
    order: {
      description: "The order itself.",
      initial: "fetching",
      on: { "cart.reset": { target: ".absent", actions: ["reset", "tellOrder"] } },
      states: {
        fetching: {
          description: "The current order is asked for; changes wait.",
          tags: "busy",
          entry: "beFresh",
          invoke: {
            id: "fetchCurrentOrder",
            src: "fetchCurrentOrder",
            onDone: {
              target: "resting",
              actions: [{ type: "takeFetched", params: ({ event }) => ({ order: event.output }) }, "tellOrder"],
            },
            onError: {
              target: "resting",
              actions: [
                { type: "keepFetchProblem", params: ({ event }) => ({ error: event.error }) },
                { type: "tellFetchFailed", params: ({ event }) => ({ error: event.error }) },
              ],
            },
          },
        },
        resting: {
          description: "Decides at once how the cart stands.",
          always: [
            { guard: "isLeaving", target: "absent", actions: ["reset", "tellOrder"] },
            { guard: "isRefused", target: "refused" },
            { guard: "isAbsent", target: "absent" },
            { target: "ready" },
          ],
        },
        absent: {
          description: "There is no current order: the cart is empty.",
          tags: "empty",
          always: [
            { guard: "isStale", target: "fetching" },
            { guard: "hasPointless", actions: "keepOnlyAdds" },
            { guard: "hasWaiting", target: "settling", actions: "sendNext" },
          ],
        },
        ready: {
          description: "The order is as the shop last said it.",
          always: [
            { guard: "isStale", target: "fetching" },
            { guard: "hasWaiting", target: "settling", actions: "sendNext" },
            { guard: "meansToPlace", target: "placing" },
          ],
        },
        settling: {
          description: "A change is out: it shows already, later ones wait.",
          tags: "busy",
          invoke: {
            id: "changeOrder",
            src: "changeOrder",
            input: ({ context }) => {
              if (context.sent === null) throw new Error("no change is out")
              return askingOf(context.sent, context.order?.number ?? null)
            },
            onDone: {
              target: "resting",
              actions: [{ type: "takeAnswer", params: ({ event }) => ({ order: event.output }) }, "tellOrder"],
            },
            onError: [
              {
                guard: { type: "isMissing", params: ({ event }) => ({ error: event.error }) },
                target: "fetching",
                actions: "dropSent",
              },
              { target: "resting", actions: { type: "keepRefusal", params: ({ event }) => ({ error: event.error }) } },
            ],
          },
        },
        refused: {
          description: "The last wish was not met: the order is as it was, and the shop has said why.",
          tags: "refused",
          always: [
            { guard: "isStale", target: "fetching" },
            { guard: "hasPointless", actions: "keepOnlyAdds" },
            { guard: "hasWaiting", target: "settling", actions: "sendNext" },
            { guard: "meansToPlace", target: "placing" },
          ],
          on: {
            "cart.retry": [
              { guard: "hasRefusedChange", target: "settling", actions: "sendAgain" },
              { target: "fetching" },
            ],
            "refusal.dismiss": { target: "resting", actions: "dismiss" },
          },
        },
        placing: {
          description: "The order is being placed; this cannot be left before the outcome is known.",
          tags: "busy",
          invoke: {
            id: "placeOrder",
            src: "placeOrder",
            input: ({ context }) => {
              const { number, paymentMethodId, receipt, key } = placingOf(context)
              return { number, paymentMethodId, receipt, key }
            },
            onDone: {
              target: "resting",
              actions: [{ type: "takePlaced", params: ({ event }) => ({ order: event.output }) }, "tellOrder"],
            },
            onError: [
              {
                guard: { type: "isDefiniteNo", params: ({ event }) => ({ error: event.error }) },
                target: "resting",
                actions: { type: "refusePlacing", params: ({ event }) => ({ error: event.error }) },
              },
              { target: "askingOutcome", actions: { type: "keepFetchProblem", params: ({ event }) => ({ error: event.error }) } },
            ],
          },
          on: { "cart.reset": { actions: "leaveAfterwards" }, "order.place": {} },
        },
        askingOutcome: {
          description: "No answer came: the order is asked for, to see whether it was placed.",
          tags: "busy",
          invoke: {
            id: "askOutcome",
            src: "fetchOrder",
            input: ({ context }) => ({ number: placingOf(context).number }),
            onDone: [
              {
                guard: { type: "isPlaced", params: ({ event }) => ({ order: event.output }) },
                target: "resting",
                actions: [{ type: "takePlaced", params: ({ event }) => ({ order: event.output }) }, "tellOrder"],
              },
              {
                target: "resting",
                actions: [{ type: "callOffPlacing", params: ({ event }) => ({ order: event.output }) }, "tellOrder"],
              },
            ],
            onError: [
              {
                guard: { type: "isDefiniteNo", params: ({ event }) => ({ error: event.error }) },
                target: "resting",
                actions: { type: "refusePlacing", params: ({ event }) => ({ error: event.error }) },
              },
              { target: "outcomeUnknown" },
            ],
          },
          on: { "cart.reset": { actions: "leaveAfterwards" }, "order.place": {} },
        },
        outcomeUnknown: {
          description: "Whether the order was placed cannot be found out now: it is asked again, and nothing is placed twice.",
          tags: "refused",
          after: { outcomeAskedAfter: { target: "askingOutcome" } },
          on: {
            "cart.reset": { target: "absent", actions: ["reset", "tellOrder"] },
            "cart.retry": { target: "askingOutcome" },
            "cart.refresh": { target: "askingOutcome" },
            "order.place": { target: "askingOutcome" },
            "refusal.dismiss": {},
          },
        },
      },
    },
    feedback: {
      description: "What the cart shows of something just added.",
      initial: "quiet",
      on: { "item.added": { target: ".justChanged" } },
      states: {
        quiet: { description: "Nothing was added lately." },
        justChanged: {
          description: "Something was added a moment ago: the cart says so for three seconds.",
          after: { justChangedFor: { target: "quiet" } },
        },
      },
    },
  },
})
