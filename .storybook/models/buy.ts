/** How the machines of buying are walked. */
import { dress } from "#book/fixtures/goods.ts"
import { twoLenders } from "#book/fixtures/lenders.ts"
import { now } from "#book/fixtures/story-date.ts"
import { addressedOrder, cancelledOrder, cartOrder, creditedOrder, oneLineCart, orders as orderSamples, paidOrder, placedOrder, walletCart } from "#book/fixtures/orders.ts"
import { canceledPayment, failedPayment, methods, overduePayment, paidPayment, pendingReceipt, processingPayment, qrPayment, refundedPayment } from "#book/fixtures/payments.ts"
import { address, nomin, returning, zones } from "#book/fixtures/people.ts"
import { missing, orderChanged, refused, unauthorised, unreachable } from "#book/fixtures/problems.ts"
import type { LineId, OrderNumber } from "#domain/entities/ids.ts"
import { expectedOf } from "#domain/rules/cart/expected.ts"
import { emptyLeaseQuery } from "#domain/rules/lease/lease-address.ts"
import { leaseTerms } from "#domain/rules/lease/lease.ts"
import { tugrik } from "#domain/rules/money.ts"
import { cartMachine } from "#machines/cart/cart.ts"
import { draftOf, isLastPlace } from "#machines/cart/checkout-form.ts"
import { checkoutMachine } from "#machines/cart/checkout.ts"
import { leaseMachine } from "#machines/lease/lease.ts"
import { loginMachine } from "#machines/identity/login.ts"
import { orderMachine } from "#machines/orders/order.ts"
import { ordersMachine } from "#machines/orders/orders.ts"
import { paymentMachine } from "#machines/cart/payment.ts"
import type { MachineModel } from "./model.ts"

const no = refused("Болохгүй байна.")
const placedAlready = { ...no, code: "order_placed" }
const lineId = dress.id as number as LineId
const place = { paymentMethodId: 1, receipt: { kind: "person" }, expected: expectedOf(cartOrder) } as const

const cart: MachineModel<typeof cartMachine> = {
  machine: cartMachine,
  inputs: [{ seed: "walk" }],
  events: [
    { type: "item.add", variantId: dress.variantId, quantity: 1 },
    { type: "line.change", lineId, quantity: 3 },
    { type: "line.remove", lineId },
    { type: "line.restore", variantId: dress.variantId, quantity: 2 },
    { type: "coupon.type", code: "WINTER10" },
    { type: "coupon.apply", code: "WINTER10" },
    { type: "coupon.remove", code: "WINTER10" },
    { type: "credit.use", amount: tugrik(1000), source: null },
    { type: "address.save", address },
    { type: "cart.empty" },
    { type: "order.place", ...place },
    { type: "cart.retry" },
    { type: "refusal.dismiss" },
    { type: "cart.refresh" },
    { type: "login.done" },
    { type: "cart.settle" },
    { type: "cart.reset" },
  ],
  answers: {
    fetchCurrentOrder: { values: [cartOrder, oneLineCart, null, placedOrder], problems: [unreachable] },
    changeOrder: { values: [cartOrder], problems: [no, placedAlready, missing, unauthorised, unreachable] },
    placeOrder: { values: [placedOrder], problems: [no, orderChanged(oneLineCart), unreachable] },
    askOutcome: { values: [placedOrder, cartOrder], problems: [missing, unreachable] },
  },
  about: ({ order, waiting, sent, refused, placing, stale, leaving }) => [
    order === null,
    order?.couponCodes.length,
    waiting.length > 0,
    sent?.change._tag === "AddItem",
    refused === null ? null : refused.sent?.change._tag === "AddItem",
    placing?.wanted,
    stale,
    leaving,
  ],
}

const checkout: MachineModel<typeof checkoutMachine> = {
  machine: checkoutMachine,
  inputs: [
    { step: "address", known: false, order: null, user: nomin },
    { step: "address", known: true, order: null, user: nomin },
    { step: "address", known: true, order: walletCart, user: null },
    { step: "payment", known: true, order: addressedOrder, user: nomin },
    { step: "address", known: true, order: walletCart, user: returning },
    { step: "payment", known: true, order: { ...addressedOrder, total: tugrik(0) }, user: nomin },
  ],
  events: [
    { type: "order.changed", order: addressedOrder },
    { type: "order.changed", order: creditedOrder },
    { type: "order.changed", order: null },
    { type: "fetch.failed", problem: unreachable },
    { type: "change.settled", change: { _tag: "SaveAddress", address }, order: addressedOrder },
    { type: "change.refused", change: { _tag: "SaveAddress", address }, problem: no },
    { type: "change.settled", change: { _tag: "UseCredit", amount: tugrik(1000), source: null }, order: addressedOrder },
    { type: "change.refused", change: { _tag: "UseCredit", amount: tugrik(1000), source: null }, problem: no },
    { type: "order.placed", order: placedOrder },
    { type: "place.refused", problem: no },
    { type: "place.refused", problem: orderChanged(creditedOrder) },
    { type: "field.type", field: "phone", value: "99112233" },
    { type: "field.type", field: "amount", value: "1000" },
    { type: "field.type", field: "receiptKind", value: "organization" },
    { type: "step.changed", step: "address" },
    { type: "step.changed", step: "payment" },
    { type: "user.known", user: nomin },
    { type: "draft.known", draft: draftOf(address) },
    { type: "address.reuse" },
    { type: "address.clear" },
    { type: "address.submit" },
    { type: "method.choose", id: 2 },
    { type: "credit.use" },
    { type: "credit.drop" },
    { type: "order.place" },
    { type: "page.retry" },
  ],
  answers: {
    fetchZones: { values: [zones], problems: [unreachable] },
    fetchPaymentMethods: { values: [methods], problems: [unreachable] },
  },
  about: ({ known, order, seen, zones, methods, form, user }) => [isLastPlace(form, user), known, seen === null, order === null, order?.total === 0, order?.address === null, order?.wallet?.used, zones.length, methods.length, form.phone, form.amount, form.receiptKind],
}

const sent = { sentTo: "9911 2233", expiresIn: 300, resendIn: 2 }

const login: MachineModel<typeof loginMachine> = {
  machine: loginMachine,
  inputs: [{ next: "/checkout/address" }],
  events: [
    { type: "field.type", field: "login", value: "9911 2233" },
    { type: "field.type", field: "password", value: "Demo-2026" },
    { type: "field.type", field: "code", value: "12345" },
    { type: "field.type", field: "code", value: "123456" },
    { type: "field.type", field: "lastName", value: "Батболд" },
    { type: "field.type", field: "firstName", value: "Номин" },
    { type: "login.submit", method: "code" },
    { type: "login.submit", method: "password" },
    { type: "login.edit" },
    { type: "password.submit" },
    { type: "password.use" },
    { type: "code.send" },
    { type: "code.submit" },
    { type: "name.submit" },
  ],
  answers: {
    checkLogin: { values: [{ registered: true, channel: "phone", methods: ["password", "code"] }], problems: [unreachable] },
    sendCode: { values: [sent], problems: [no] },
    verifyCode: { values: [{ _tag: "LoggedIn", user: nomin }, { _tag: "MaySignUp", signUpToken: "a-token" }], problems: [no] },
    logIn: { values: [nomin], problems: [no] },
    signUp: { values: [nomin], problems: [no] },
  },
  about: ({ form, sent, resendIn, check, method }) => [form.login, form.password, form.code.length, form.firstName, form.lastName, sent !== null, resendIn, check !== null, method],
}

const payment: MachineModel<typeof paymentMachine> = {
  machine: paymentMachine,
  inputs: [
    { number: placedOrder.number, payment: null, seed: "walk" },
    { number: placedOrder.number, payment: { ...qrPayment, expiresIn: 2 }, seed: "walk" },
    { number: placedOrder.number, payment: { ...failedPayment, expiresIn: 1 }, seed: "walk" },
    { number: placedOrder.number, payment: { ...processingPayment, expiresIn: 1 }, seed: "walk" },
  ],
  events: [
    { type: "presence.changed", visible: false, online: true },
    { type: "presence.changed", visible: true, online: true },
    { type: "payment.check" },
    { type: "payment.retry" },
    { type: "method.change" },
    { type: "method.keep" },
    { type: "method.choose", id: 1 },
    { type: "page.retry" },
  ],
  answers: {
    fetchPayment: { values: [{ ...qrPayment, expiresIn: 2 }, paidPayment], problems: [missing, unreachable] },
    askPayment: { values: [{ ...processingPayment, expiresIn: 1 }, paidPayment, { ...failedPayment, expiresIn: 1 }, overduePayment, canceledPayment, refundedPayment], problems: [unreachable] },
    fetchPaymentMethods: { values: [methods], problems: [unreachable] },
    changePaymentMethod: { values: [{ ...qrPayment, expiresIn: 2 }], problems: [no, unreachable] },
    askSinceRefused: { values: [{ ...qrPayment, expiresIn: 2 }, paidPayment], problems: [unreachable] },
  },
  about: ({ payment, secondsLeft, seen, again }) => [payment?.status, payment?.method, secondsLeft, seen, again],
}

const order: MachineModel<typeof orderMachine> = {
  machine: orderMachine,
  inputs: [
    { number: paidOrder.number, order: null, seed: "walk" },
    { number: paidOrder.number, order: paidOrder, seed: "walk" },
  ],
  events: [
    { type: "page.retry" },
    { type: "cancel.ask", now },
    { type: "cancel.withdraw" },
    { type: "reason.type", reason: "Хэмжээ андуурсан" },
    { type: "cancel.confirm" },
    { type: "receipt.show" },
  ],
  answers: {
    fetchOrder: { values: [paidOrder], problems: [missing, unreachable] },
    cancelOrder: { values: [cancelledOrder], problems: [no, unreachable] },
    askOutcome: { values: [cancelledOrder, paidOrder], problems: [unreachable] },
    fetchReceipt: { values: [pendingReceipt], problems: [unreachable] },
  },
  about: ({ order, problem }) => [order?.state, problem?._tag],
}

const page = { items: orderSamples, page: 1, pages: 2, total: 8 }

const orders: MachineModel<typeof ordersMachine> = {
  machine: ordersMachine,
  inputs: [{ page: null }, { page }],
  events: [{ type: "more.fetch" }, { type: "page.retry" }],
  answers: {
    fetchOrders: { values: [page, { items: [], page: 1, pages: 1, total: 0 }], problems: [unreachable] },
    fetchMore: { values: [{ ...page, page: 2, items: [{ ...paidOrder, number: "R402911003" as OrderNumber }] }], problems: [unreachable] },
  },
  about: ({ orders }) => [orders.items.length > 0, orders.stillFetch],
}

const lease: MachineModel<typeof leaseMachine> = {
  machine: leaseMachine,
  inputs: [
    { query: emptyLeaseQuery, lenders: null, terms: leaseTerms },
    { query: { ...emptyLeaseQuery, price: tugrik(1_090_000) }, lenders: twoLenders, terms: leaseTerms },
  ],
  events: [
    { type: "price.type", text: "1,090,000" },
    { type: "price.type", text: "90,000" },
    { type: "price.type", text: "сая" },
    { type: "down.type", text: "400,000" },
    { type: "down.type", text: "5,000,000" },
    { type: "down.type", text: "хагас" },
    { type: "down.slide", amount: 300_000 },
    { type: "down.usual" },
    { type: "period.choose", months: 6 },
    { type: "lender.choose", provider: twoLenders[1]?.provider ?? "" },
    { type: "address.changed", query: { ...emptyLeaseQuery, price: tugrik(600_000), months: 12 } },
    { type: "address.changed", query: emptyLeaseQuery },
    { type: "page.retry" },
  ],
  answers: { fetchLenders: { values: [twoLenders, []], problems: [unreachable] } },
  about: ({ query, answer, lenders }) => [lenders?.length, query.price, query.down, query.lender, answer?._tag],
}

export const buy = { cart, checkout, login, payment, order, orders, lease }
