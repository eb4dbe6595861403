/** Model of the payment machine. */
import { placedOrder } from "#book/fixtures/orders/orders.ts"
import {
  canceledPayment,
  failedPayment,
  methods,
  overduePayment,
  paidPayment,
  processingPayment,
  qrPayment,
  refundedPayment,
} from "#book/fixtures/cart/payments.ts"
import { missing, notPossible, unreachable } from "#book/fixtures/shell/problems.ts"
import { paymentMachine } from "#machines/cart/payment.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(paymentMachine, {
  inputs: [
    { number: placedOrder.number, payment: null, seed: "book" },
    { number: placedOrder.number, payment: { ...qrPayment, expiresIn: 2 }, seed: "book" },
    { number: placedOrder.number, payment: { ...failedPayment, expiresIn: 1 }, seed: "book" },
    {
      number: placedOrder.number,
      payment: { ...qrPayment, expiresIn: 2 },
      seed: "book",
      tokens: { customerToken: "customer", transactionToken: "transaction" },
    },
    { number: placedOrder.number, payment: { ...processingPayment, expiresIn: 1 }, seed: "book" },
  ],
  events: [
    { type: "presence.changed", visible: false, online: true },
    { type: "presence.changed", visible: true, online: true },
    { type: "bank.visit" },
    { type: "payment.check" },
    { type: "payment.retry" },
    { type: "method.change" },
    { type: "method.keep" },
    { type: "method.choose", id: 1 },
    { type: "page.retry" },
  ],
  answers: {
    fetchPayment: { values: [{ ...qrPayment, expiresIn: 2 }, paidPayment], problems: [missing, unreachable] },
    payInApp: { values: [paidPayment, { ...qrPayment, expiresIn: 2 }], problems: [notPossible, unreachable] },
    askPayment: {
      values: [
        { ...processingPayment, expiresIn: 1 },
        paidPayment,
        { ...failedPayment, expiresIn: 1 },
        overduePayment,
        canceledPayment,
        refundedPayment,
      ],
      problems: [unreachable],
    },
    fetchPaymentMethods: { values: [methods], problems: [unreachable] },
    changePaymentMethod: { values: [{ ...qrPayment, expiresIn: 2 }], problems: [notPossible, unreachable] },
    askWhileChoosing: { values: [{ ...qrPayment, expiresIn: 2 }, paidPayment], problems: [unreachable] },
    askSinceRefused: { values: [{ ...qrPayment, expiresIn: 2 }, paidPayment], problems: [unreachable] },
  },
  distinguishedBy: ({ payment, secondsLeft, seen, again, atBank, tokens, appProblem }) => [
    payment?.status,
    payment?.method,
    secondsLeft,
    seen,
    again,
    atBank,
    tokens === null,
    appProblem?._tag,
  ],
  driver: {
    shopper: {
      "bank.visit": ({ press }) => press("payment.qr.save"),
      "payment.check": { when: ({ context }) => context.payment !== null, by: ({ press }) => press("payment.check") },
      "payment.retry": ({ press }) => press("common.retry"),
      "method.change": ({ press }) => press("payment.other"),
      "method.keep": ({ press }) => press("cart.clear.no"),
      "method.choose": async ({ choose, press }) => {
        await choose(/^QR код/u)
        await press("payment.other.change")
      },
      "page.retry": { when: ({ context }) => context.payment === null, by: ({ press }) => press("common.retry") },
    },
    others: ["presence.changed"],
    itself: ["time.over"],
  },
})
