/** Cart machine: the current order until it is placed. B1–B4, X1–X4. */
import { cartSetup } from "./cart-setup.ts"
import { placingOf } from "./placing.ts"
import { portRequestOf } from "./change-queue.ts"
import { intentsFrom } from "#machines/shared/idempotency-key.ts"
import { failureOf } from "#machines/shared/failure.ts"

export const cartMachine = cartSetup.createMachine({
  id: "cart",
  description: "Manages the current order: the cart shows a change at once, and sends changes to the shop one after another.",
  context: ({ input }) => ({
    order: null,
    waiting: [],
    sent: null,
    restored: [],
    isUnconnected: false,
    refused: null,
    typedCode: "",
    placing: null,
    placed: null,
    stale: false,
    justAdded: null,
    justRestored: false,
    leaving: false,
    intents: intentsFrom(input.seed),
  }),
  on: {
    "item.add": { actions: ["addToQueue", "notifyAddWaits"] },
    "item.cancel": { actions: "cancelItem" },
    "line.change": { actions: "addToQueue" },
    "line.remove": { actions: ["notifyRemoved", "addToQueue"] },
    "line.restore": { actions: "addToQueue" },
    "coupon.type": { actions: "typeCode" },
    "coupon.apply": { actions: "addToQueue" },
    "coupon.remove": { actions: "addToQueue" },
    "credit.use": { actions: "addToQueue" },
    "address.save": { actions: "addToQueue" },
    "cart.empty": { actions: "addToQueue" },
    "cart.refresh": { actions: "markStale" },
    "cart.restore": { actions: "restore" },
    "login.done": { actions: ["markStale", "retryCoupon"] },
    "order.place": { actions: "startPlacing" },
    "refusal.dismiss": { actions: "dismiss" },
  },
  type: "parallel",
  states: {
    order: {
      description: "The order of the cart.",
      initial: "fetching",
      on: { "cart.reset": { target: ".absent", actions: ["reset", "emitOrder"] } },
      states: {
        fetching: {
          description: "The current order is loading; changes are queued.",
          tags: "busy",
          entry: "markFresh",
          invoke: {
            id: "fetchCurrentOrder",
            src: "fetchCurrentOrder",
            onDone: {
              target: "resting",
              actions: [
                { type: "notifyRepriced", params: ({ event }) => ({ order: event.output }) },
                { type: "takeFetched", params: ({ event }) => ({ order: event.output }) },
                "dropOtherPlacing",
                "emitOrder",
              ],
            },
            onError: {
              target: "resting",
              actions: [
                { type: "keepFetchProblem", params: failureOf },
                { type: "emitFetchFailed", params: failureOf },
              ],
            },
          },
        },
        resting: {
          description: "Checks whether there is an order, a waiting change or no connection.",
          always: [
            { guard: "isLeaving", target: "absent", actions: ["reset", "emitOrder"] },
            { guard: "isRefused", target: "refused" },
            { guard: "isAbsent", target: "absent" },
            { target: "ready" },
          ],
        },
        absent: {
          description: "There is no current order; the cart is empty.",
          tags: "empty",
          always: [
            { guard: "isStale", target: "fetching" },
            { guard: "hasObsolete", actions: "keepOnlyAdds" },
            { guard: "hasWaiting", target: "settling", actions: "sendNext" },
          ],
        },
        ready: {
          description: "The cart shows the order as the shop has stored it.",
          always: [
            { guard: "isStale", target: "fetching" },
            { guard: "isCounting", target: "counting" },
            { guard: "hasWaiting", target: "settling", actions: "sendNext" },
            { guard: "isPlacingWanted", target: "placing" },
          ],
        },
        counting: {
          description: "The shopper is changing a quantity; the cart shows it at once and sends it shortly after the last press.",
          tags: "busy",
          always: { guard: "hasUrgent", target: "settling", actions: "sendNext" },
          after: { quantitySettles: { target: "settling", actions: "sendNext" } },
          on: {
            "line.change": { target: "counting", reenter: true, actions: "addToQueue" },
            "cart.settle": { target: "settling", actions: "sendNext" },
          },
        },
        settling: {
          description: "A change is being sent; the cart already shows it, and later changes are queued.",
          tags: "busy",
          invoke: {
            id: "changeOrder",
            src: "changeOrder",
            input: ({ context }) => {
              if (context.sent === null) throw new Error("no change is out")
              return portRequestOf(context.sent, context.order?.number ?? null)
            },
            onDone: {
              target: "resting",
              actions: [
                { type: "notifyRepriced", params: ({ event }) => ({ order: event.output }) },
                { type: "takeAnswer", params: ({ event }) => ({ order: event.output }) },
                "dropOtherPlacing",
                "emitOrder",
              ],
            },
            onError: [
              {
                guard: { type: "isAnotherCart", params: failureOf },
                target: "fetching",
                actions: { type: "dropSent", params: failureOf },
              },
              { guard: { type: "canWait", params: failureOf }, target: "unconnected", actions: { type: "deferUnsent", params: failureOf } },
              { target: "resting", actions: { type: "keepRefusal", params: failureOf } },
            ],
          },
          // A request carries the whole quantity of a line, so a newer one replaces the pending one.
          on: { "cart.settle": { guard: "isOutdated", target: "settling", reenter: true, actions: "sendNext" } },
        },
        unconnected: {
          description:
            "There is no connection; the cart shows the changes, stores them on this device, and sends them when the connection is back.",
          after: { sentAgainAfter: { target: "settling" } },
          on: {
            "item.cancel": { target: "resting", actions: ["holdSent", "cancelItem"] },
            "cart.retry": { target: "settling" },
            "cart.refresh": { target: "settling", actions: "markStale" },
            "coupon.apply": { target: "settling", actions: "addToQueue" },
            "coupon.remove": { target: "settling", actions: "addToQueue" },
            "credit.use": { target: "settling", actions: "addToQueue" },
            "address.save": { target: "settling", actions: "addToQueue" },
            "order.place": { actions: "refuseUnconnected" },
          },
        },
        refused: {
          description: "The shop refused the last change; the order is as before, and a message gives the reason.",
          tags: "refused",
          always: [
            { guard: "isStale", target: "fetching" },
            { guard: "hasObsolete", actions: "keepOnlyAdds" },
            { guard: "hasWaiting", target: "settling", actions: "sendNext" },
            { guard: "isPlacingWanted", target: "placing" },
          ],
          on: {
            "cart.retry": [{ guard: "hasRefusedChange", target: "settling", actions: "sendAgain" }, { target: "fetching" }],
            "refusal.dismiss": { target: "resting", actions: "dismiss" },
          },
        },
        placing: {
          description: "The order is being placed; the shopper cannot leave until the outcome is known.",
          tags: "busy",
          invoke: {
            id: "placeOrder",
            src: "placeOrder",
            input: ({ context }) => {
              const { number, paymentMethodId, lease, cardId, receipt, expected, key } = placingOf(context)
              return { number, paymentMethodId, lease, cardId, receipt, expected, key }
            },
            onDone: {
              target: "resting",
              actions: [{ type: "takePlaced", params: ({ event }) => ({ order: event.output }) }, "emitOrder"],
            },
            onError: [
              {
                guard: { type: "isOrderChanged", params: failureOf },
                target: "resting",
                actions: [{ type: "takeChanged", params: failureOf }, "emitOrder"],
              },
              {
                guard: { type: "isDefiniteNo", params: failureOf },
                target: "resting",
                actions: { type: "refusePlacing", params: failureOf },
              },
              { target: "askingOutcome", actions: { type: "keepFetchProblem", params: failureOf } },
            ],
          },
          on: { "cart.reset": { actions: "leaveAfterwards" }, "order.place": {} },
        },
        askingOutcome: {
          description: "Placing the order got no response; the order is loading, to see whether it was placed.",
          tags: "busy",
          invoke: {
            id: "askOutcome",
            src: "fetchOrder",
            input: ({ context }) => ({ number: placingOf(context).number, isFresh: true }),
            onDone: [
              {
                guard: { type: "isPlaced", params: ({ event }) => ({ order: event.output }) },
                target: "resting",
                actions: [{ type: "takePlaced", params: ({ event }) => ({ order: event.output }) }, "emitOrder"],
              },
              {
                target: "resting",
                actions: [{ type: "withdrawPlacing", params: ({ event }) => ({ order: event.output }) }, "emitOrder"],
              },
            ],
            onError: [
              {
                guard: { type: "isDefiniteNo", params: failureOf },
                target: "resting",
                actions: { type: "refusePlacing", params: failureOf },
              },
              { target: "outcomeUnknown" },
            ],
          },
          on: { "cart.reset": { actions: "leaveAfterwards" }, "order.place": {} },
        },
        outcomeUnknown: {
          description: "The cart cannot find out whether the order was placed; it tries again, and nothing is placed twice.",
          tags: "refused",
          after: { outcomeCheckDelay: { target: "askingOutcome" } },
          on: {
            "cart.reset": { target: "absent", actions: ["reset", "emitOrder"] },
            "cart.retry": { target: "askingOutcome" },
            "cart.refresh": { target: "askingOutcome" },
            "order.place": { target: "askingOutcome" },
            "refusal.dismiss": {},
          },
        },
      },
    },
    feedback: {
      description: "The confirmation of a product that was just added.",
      initial: "quiet",
      on: { "item.added": { target: ".justChanged" } },
      states: {
        quiet: { description: "No product was added in the last seconds." },
        justChanged: {
          description: "A product was just added; the confirmation shows for three seconds.",
          after: { justChangedFor: { target: "quiet" } },
        },
      },
    },
  },
})
