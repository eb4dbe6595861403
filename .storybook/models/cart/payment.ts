/** Model of the payment machine. */
import { placedOrder } from "#book/fixtures/orders/orders.ts"
import { canceledPayment, failedPayment, methods, overduePayment, paidPayment, processingPayment, qrPayment, refundedPayment } from "#book/fixtures/cart/payments.ts"
import { missing, notPossible, unreachable } from "#book/fixtures/shell/problems.ts"
import { paymentMachine } from "#machines/cart/payment.ts"
import type { MachineModel } from "#book/models/model.ts"

export const model: MachineModel<typeof paymentMachine> = {
  machine: paymentMachine,
  inputs: [
    { number: placedOrder.number, payment: null, seed: "walk" },
    { number: placedOrder.number, payment: { ...qrPayment, expiresIn: 2 }, seed: "walk" },
    { number: placedOrder.number, payment: { ...failedPayment, expiresIn: 1 }, seed: "walk" },
    { number: placedOrder.number, payment: { ...qrPayment, expiresIn: 2 }, seed: "walk", tokens: { customerToken: "customer", transactionToken: "transaction" } },
    { number: placedOrder.number, payment: { ...processingPayment, expiresIn: 1 }, seed: "walk" },
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
    askPayment: { values: [{ ...processingPayment, expiresIn: 1 }, paidPayment, { ...failedPayment, expiresIn: 1 }, overduePayment, canceledPayment, refundedPayment], problems: [unreachable] },
    fetchPaymentMethods: { values: [methods], problems: [unreachable] },
    changePaymentMethod: { values: [{ ...qrPayment, expiresIn: 2 }], problems: [notPossible, unreachable] },
    askWhileChoosing: { values: [{ ...qrPayment, expiresIn: 2 }, paidPayment], problems: [unreachable] },
    askSinceRefused: { values: [{ ...qrPayment, expiresIn: 2 }, paidPayment], problems: [unreachable] },
  },
  about: ({ payment, secondsLeft, seen, again, atBank, tokens, appProblem }) => [payment?.status, payment?.method, secondsLeft, seen, again, atBank, tokens === null, appProblem?._tag],
}
