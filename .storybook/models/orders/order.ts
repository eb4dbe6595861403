/** Model of the order machine. */
import { now } from "#book/fixtures/shell/story-date.ts"
import { cancelledOrder, cartOrder, paidOrder, placedOrder } from "#book/fixtures/orders/orders.ts"
import { pendingReceipt } from "#book/fixtures/cart/payments.ts"
import { missing, notPossible, unreachable } from "#book/fixtures/shell/problems.ts"
import { orderMachine } from "#machines/orders/order.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(orderMachine, {
  inputs: [
    { number: paidOrder.number, order: null, seed: "book" },
    { number: paidOrder.number, order: paidOrder, seed: "book" },
    { number: placedOrder.number, order: placedOrder, seed: "book" },
  ],
  events: [
    { type: "page.retry" },
    { type: "cancel.ask", now },
    { type: "cancel.withdraw" },
    { type: "reason.type", reason: "Хэмжээ андуурсан" },
    { type: "cancel.confirm" },
    { type: "receipt.show" },
    { type: "order.repeat" },
    { type: "presence.changed", visible: false, online: true },
    { type: "presence.changed", visible: true, online: true },
  ],
  answers: {
    fetchOrder: { values: [paidOrder], problems: [missing, unreachable] },
    refetchOrder: { values: [placedOrder, paidOrder], problems: [unreachable] },
    cancelOrder: { values: [cancelledOrder], problems: [notPossible, unreachable] },
    askOutcome: { values: [cancelledOrder, paidOrder], problems: [unreachable] },
    reorder: { values: [{ order: cartOrder, leftOut: [] }], problems: [notPossible, unreachable] },
    fetchReceipt: { values: [pendingReceipt], problems: [unreachable] },
  },
  distinguishedBy: ({ order, seen, problem, reordered }) => [order?.state, order?.paymentState, seen, problem?._tag, reordered !== null],
  driver: {
    shopper: {
      "page.retry": ({ press }) => press("common.retry"),
      "cancel.ask": ({ press }) => press("order.cancel"),
      "cancel.withdraw": ({ press }) => press("order.cancel.no"),
      "reason.type": ({ write }, { reason }) => write("order.cancel.reason", reason),
      "cancel.confirm": ({ press }) => press("order.cancel", ["dialog", "order.cancel.confirm"]),
      "order.repeat": ({ press }) => press("order.again"),
      "receipt.show": ({ press }, _, now) => press(now.matches({ receipt: "failed" }) ? "common.retry" : "receipt.show"),
    },
    others: ["presence.changed"],
  },
})
