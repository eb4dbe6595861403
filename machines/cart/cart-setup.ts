/** Actions, guards, delays and ports of the cart machine. */
import { assertEvent, assign, emit, enqueueActions, setup } from "xstate"
import type { Order } from "#domain/entities/orders/order.ts"
import { toProblem } from "#domain/entities/problem.ts"
import { currentOrder, isCurrent } from "#domain/rules/cart/cart.ts"
import { repriced } from "#domain/rules/cart/repriced.ts"
import { justChangedFor, quantityDebounce } from "#domain/rules/timings.ts"
import { shownOrder, type CartContext, type CartEmitted, type CartEvent, type CartInput } from "./cart-context.ts"
import { isAnotherCart, refusalMessage, refusedChange } from "./cart-refusals.ts"
import { changeOf, withChange, withoutOrder, type OrderPort } from "./change-queue.ts"
import { placingOf, startedPlacing } from "./placing.ts"
import { canWait, isDeferrable, isLateRefusal, lateRefusalMessage } from "./unconnected.ts"
import { isDefiniteNo, type Failure } from "#machines/shared/failure.ts"
import { keyOf, oneMore } from "#machines/shared/idempotency-key.ts"
import { raised, messageOf } from "#machines/shell/notice.ts"
import { port, portByRequest } from "#machines/ports.ts"
import type { OrderChange } from "./order-changes.ts"

/** Whether only quantities wait and nothing is being placed: another press may follow at once. */
const isCounting = ({ restored, waiting, placing }: CartContext): boolean =>
  restored.length === 0 &&
  waiting.length > 0 &&
  placing?.wanted !== true &&
  waiting.every((change) => change._tag === "ChangeLine" && change.quantity > 0)

/** Whether more changes wait for a connection than the one that was just answered. */
const stillUnconnected = ({ isUnconnected, restored, waiting }: CartContext): boolean =>
  isUnconnected && restored.length + waiting.length > 0

/** Pause between two attempts to send changes that wait for a connection, if the browser does not report one, in milliseconds. */
const sentAgainAfter = 15_000

/** Pause between two checks whether an order was placed, in milliseconds. */
export const outcomeCheckDelay = 5000

export const cartSetup = setup({
  types: {} as {
    context: CartContext
    events: CartEvent | { readonly type: "item.added" }
    input: CartInput
    emitted: CartEmitted
    tags: "busy" | "empty" | "refused"
  },
  actors: {
    fetchCurrentOrder: port("fetchCurrentOrder"),
    changeOrder: portByRequest<OrderPort>(),
    placeOrder: port("placeOrder"),
    fetchOrder: port("fetchOrder"),
  },
  actions: {
    addToQueue: assign(({ context, event }) => {
      const change = event.type === "item.added" ? null : changeOf(event)
      if (change === null) return {}
      const isAnswered = context.refused?.sent?.change._tag === change._tag
      return { waiting: withChange(context.waiting, change), refused: isAnswered ? null : context.refused }
    }),
    notifyRemoved: enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, "line.remove")
      const line = shownOrder(context)?.lineItems.find(({ id }) => id === event.lineId)
      if (line === undefined) return
      const {
        variantId,
        quantity,
        options,
        position = line.id,
        product: { name },
      } = line
      const restore = { type: "line.restore", variantId, quantity, ...(options && { options }), position, name } as const
      const message = { key: "notice.lineRemoved", values: { name } }
      enqueue.emit(raised("information", message, { key: "notice.undo", event: restore }))
    }),
    typeCode: assign(({ event }) => {
      assertEvent(event, "coupon.type")
      return { typedCode: event.code }
    }),
    keepOnlyAdds: assign(({ context: { waiting, restored } }) => ({
      waiting: withoutOrder(waiting),
      restored: restored.filter(({ change }) => change._tag === "AddItem"),
    })),
    sendNext: assign(({ context }) => {
      const [earlier, ...restored] = context.restored
      if (earlier !== undefined) return { sent: earlier, restored }
      const [change, ...waiting] = context.waiting
      if (change === undefined) throw new Error("nothing waits to be sent")
      const intents = oneMore(context.intents)
      return { sent: { change, key: keyOf(intents) }, waiting, intents }
    }),
    holdSent: assign(({ context: { sent, restored } }) => ({ sent: null, restored: sent === null ? restored : [sent, ...restored] })),
    cancelItem: assign(({ context, event }) => {
      assertEvent(event, "item.cancel")
      const isOther = (change: OrderChange) => change._tag !== "AddItem" || change.variantId !== event.variantId
      const left = { restored: context.restored.filter(({ change }) => isOther(change)), waiting: context.waiting.filter(isOther) }
      return { ...left, isUnconnected: context.isUnconnected && (context.sent !== null || stillUnconnected({ ...context, ...left })) }
    }),
    sendAgain: assign(({ context }) => ({ sent: context.refused?.sent ?? null, refused: null })),
    takeFetched: assign(({ context }, { order }: { order: Order | null }) => ({
      order: currentOrder(order),
      refused: context.refused?.sent === null ? null : context.refused,
    })),
    /** Before the order is taken: what it costs may have changed since it was shown. */
    notifyRepriced: enqueueActions(({ context, enqueue }, { order }: { order: Order | null }) => {
      const [changed] = repriced(context.order, currentOrder(order))
      if (changed !== undefined) enqueue.emit(raised("warning", { key: "notice.repriced", values: changed }))
    }),
    takeAnswer: enqueueActions(({ context, enqueue }, { order }: { order: Order | null }) => {
      const { sent } = context
      if (sent === null) throw new Error("no change was out")
      enqueue.assign({
        order: currentOrder(order),
        sent: null,
        isUnconnected: stillUnconnected(context),
        refused: refusedChange(context),
        typedCode: sent.change._tag === "ApplyCoupon" ? "" : context.typedCode,
        justAdded: sent.change._tag === "AddItem" ? sent.change.variantId : context.justAdded,
        justRestored: sent.change._tag === "AddItem" ? sent.change.position !== undefined : context.justRestored,
      })
      enqueue.emit({ type: "change.accepted", change: sent.change, order: currentOrder(order) })
      if (sent.change._tag === "AddItem") enqueue.raise({ type: "item.added" })
      if (sent.change._tag === "ApplyCoupon" && !sent.change.quiet) enqueue.emit(raised("success", { key: "notice.couponApplied" }))
    }),
    keepRefusal: enqueueActions(({ context, enqueue }, { error }: Failure) => {
      const problem = toProblem(error)
      const { sent, placing } = context
      if (sent === null) throw new Error("no change was out")
      const isQuiet = (sent.change._tag === "ApplyCoupon" || sent.change._tag === "RemoveCoupon") && sent.change.quiet
      const isLate = isLateRefusal(context.isUnconnected, sent, problem)
      const dropped = problem._tag === "Refused" ? [] : context.waiting
      enqueue.assign({
        sent: null,
        isUnconnected: stillUnconnected(context),
        refused: isLate ? refusedChange(context) : { sent, problem },
        waiting: dropped.length === 0 ? context.waiting : [],
        placing: null,
      })
      for (const change of [sent.change, ...dropped]) enqueue.emit({ type: "change.refused", change, problem })
      if (placing !== null) enqueue.emit({ type: "place.refused", problem })
      if (problem._tag === "Unauthorised") enqueue.emit({ type: "login.needed" })
      else if (!isQuiet)
        enqueue.emit(raised("warning", isLate ? lateRefusalMessage(context.order, sent, problem) : refusalMessage(sent.change, problem)))
    }),
    notifyAddWaits: enqueueActions(({ context, enqueue }) => {
      if (context.isUnconnected) enqueue.emit(raised("information", { key: "notice.addWaits" }))
    }),
    deferUnsent: enqueueActions(({ context, enqueue }, { error }: Failure) => {
      const problem = toProblem(error)
      const dropped = context.waiting.filter((change) => !isDeferrable(change))
      const [first] = dropped
      const intents = oneMore(context.intents)
      // The field or step shows the offline message itself.
      const refused = first === undefined ? refusedChange(context) : { sent: { change: first, key: keyOf(intents) }, problem }
      enqueue.assign({ isUnconnected: true, waiting: context.waiting.filter(isDeferrable), refused, intents })
      for (const change of dropped) enqueue.emit({ type: "change.refused", change, problem })
      // Only at the first attempt; later the cart itself shows that changes wait.
      if (!context.isUnconnected && context.sent?.change._tag === "AddItem") enqueue.emit(raised("information", { key: "notice.addWaits" }))
    }),
    refuseUnconnected: emit({ type: "place.refused", problem: { _tag: "Unreachable" } } as const),
    restore: enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, "cart.restore")
      let { intents } = context
      const restored = event.changes.map(({ change, key }) => {
        if (key !== null) return { change, key }
        intents = oneMore(intents)
        return { change, key: keyOf(intents) }
      })
      const isUnconnected = event.isUnconnected && restored.length > 0
      enqueue.assign({
        order: context.order ?? event.order,
        restored: [...context.restored, ...restored],
        isUnconnected: context.isUnconnected || isUnconnected,
        intents,
      })
      // An item that was added before the stored changes were read waits behind them.
      const isAdding = [...context.waiting, ...(context.sent === null ? [] : [context.sent.change])].some(({ _tag }) => _tag === "AddItem")
      if (isUnconnected && !context.isUnconnected && isAdding) enqueue.emit(raised("information", { key: "notice.addWaits" }))
    }),
    dropSent: enqueueActions(({ context, enqueue }, { error }: Failure) => {
      const problem = toProblem(error)
      const { sent, placing } = context
      if (sent === null) throw new Error("no change was out")
      // The order to be placed has changed, so the shopper has to confirm it.
      enqueue.assign({ sent: null, placing: null, isUnconnected: stillUnconnected(context) })
      enqueue.emit({ type: "change.refused", change: sent.change, problem })
      if (placing !== null) enqueue.emit({ type: "place.refused", problem })
      enqueue.emit(raised("warning", { key: "notice.cartChanged" }))
    }),
    keepFetchProblem: assign((_, { error }: Failure) => ({ refused: { sent: null, problem: toProblem(error) } })),
    emitFetchFailed: emit((_, { error }: Failure) => ({ type: "fetch.failed", problem: toProblem(error) }) as const),
    dismiss: assign({ refused: null }),
    markStale: assign({ stale: true }),
    markFresh: assign({ stale: false }),
    startPlacing: assign(({ context, event }) => {
      assertEvent(event, "order.place")
      const number = context.order?.number
      return number === undefined ? {} : startedPlacing(context, number, event)
    }),
    takePlaced: enqueueActions(({ context, enqueue }, { order }: { order: Order }) => {
      enqueue.assign({
        order: null,
        placed: order.number,
        placing: null,
        refused: null,
        waiting: withoutOrder(context.waiting),
        typedCode: "",
      })
      enqueue.emit({ type: "order.placed", order })
    }),
    refusePlacing: enqueueActions(({ enqueue }, { error }: Failure) => {
      const problem = toProblem(error)
      enqueue.assign({ placing: null, refused: { sent: null, problem } })
      enqueue.emit({ type: "place.refused", problem })
      enqueue.emit(problem._tag === "Unauthorised" ? { type: "login.needed" } : raised("warning", messageOf(problem)))
    }),
    takeChanged: enqueueActions(({ enqueue }, { error }: Failure) => {
      const problem = toProblem(error)
      if (problem._tag !== "OrderChanged") throw new Error("the order has not changed")
      enqueue.assign({ order: currentOrder(problem.order), placing: null, refused: null })
      enqueue.emit({ type: "place.refused", problem })
      enqueue.emit(raised("warning", messageOf(problem)))
    }),
    withdrawPlacing: enqueueActions(({ context, enqueue }, { order }: { order: Order }) => {
      const problem = context.refused?.problem ?? toProblem(null)
      enqueue.assign({ order: currentOrder(order), placing: { ...placingOf(context), wanted: false } })
      enqueue.emit({ type: "place.refused", problem })
      enqueue.emit(raised("warning", messageOf(problem)))
    }),
    leaveAfterwards: assign({ leaving: true }),
    retryCoupon: assign(({ context }) => {
      const { refused, typedCode, waiting } = context
      if (refused?.problem._tag !== "Unauthorised" || refused.sent?.change._tag !== "ApplyCoupon" || typedCode.trim() === "") return {}
      return { refused: null, waiting: withChange(waiting, { _tag: "ApplyCoupon", code: typedCode.trim(), quiet: true }) }
    }),
    reset: assign({
      order: null,
      placed: null,
      waiting: [],
      sent: null,
      restored: [],
      isUnconnected: false,
      refused: null,
      placing: null,
      typedCode: "",
      stale: false,
      justAdded: null,
      leaving: false,
    }),
    dropOtherPlacing: enqueueActions(({ context: { placing, order }, enqueue }) => {
      if (placing === null || placing.number === order?.number) return
      // The order to be placed is gone or changed: the shopper has to confirm it, and nothing is placed later automatically.
      enqueue.assign({ placing: null })
      if (!placing.wanted) return
      enqueue.emit({ type: "place.refused", problem: { _tag: "Missing" } })
      enqueue.emit(raised("warning", { key: "notice.cartChanged" }))
    }),
    emitOrder: emit(({ context }) => ({ type: "order.changed", order: context.order }) as const),
  },
  guards: {
    isAbsent: ({ context }) => context.order === null,
    isRefused: ({ context }) => context.refused !== null,
    isStale: ({ context }) => context.stale,
    isLeaving: ({ context }) => context.leaving,
    hasWaiting: ({ context }) => context.restored.length + context.waiting.length > 0,
    isCounting: ({ context }) => isCounting(context),
    hasUrgent: ({ context }) => !isCounting(context),
    isOutdated: ({ context: { sent, restored, waiting } }) => {
      const [next] = waiting
      return (
        restored.length === 0 && sent?.change._tag === "ChangeLine" && next?._tag === "ChangeLine" && next.lineId === sent.change.lineId
      )
    },
    hasObsolete: ({ context }) =>
      context.order === null &&
      [...context.waiting, ...context.restored.map(({ change }) => change)].some(({ _tag }) => _tag !== "AddItem"),
    canWait: ({ context }, { error }: Failure) => context.placing?.wanted !== true && canWait(context.sent, toProblem(error)),
    hasRefusedChange: ({ context }) =>
      context.refused?.sent != null && (context.order !== null || context.refused.sent.change._tag === "AddItem"),
    isPlacingWanted: ({ context: { placing, order } }) => placing?.wanted === true && placing.number === order?.number,
    isAnotherCart: (_, { error }: Failure) => isAnotherCart(toProblem(error)),
    isDefiniteNo: (_, failure: Failure) => isDefiniteNo(failure),
    isOrderChanged: (_, { error }: Failure) => toProblem(error)._tag === "OrderChanged",
    isPlaced: (_, { order }: { order: Order }) => !isCurrent(order),
  },
  delays: { justChangedFor, outcomeCheckDelay, sentAgainAfter, quantitySettles: quantityDebounce },
})
