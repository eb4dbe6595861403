/** What a shopper does on the screens of buying. */
import { dress } from "#book/fixtures/goods.ts"
import type { cartMachine } from "#machines/cart/cart.ts"
import type { checkoutMachine } from "#machines/cart/checkout.ts"
import type { leaseMachine } from "#machines/lease/lease.ts"
import type { loginMachine } from "#machines/identity/login.ts"
import type { orderMachine } from "#machines/orders/order.ts"
import type { ordersMachine } from "#machines/orders/orders.ts"
import type { paymentMachine } from "#machines/cart/payment.ts"
import type { SnapshotFrom } from "xstate"
import type { Problem } from "#domain/entities/problem.ts"
import { shownOrder } from "#machines/cart/cart-context.ts"
import { isLastPlace } from "#machines/cart/checkout-form.ts"
import { driversFor } from "./driver.ts"

type Cart = SnapshotFrom<typeof cartMachine>

/** The cart shows its lines, with or without a coupon in force. */
const hasLines = ({ context }: Cart) => (shownOrder(context)?.lineItems.length ?? 0) > 0
const hasCoupon = ({ context }: Cart) => (shownOrder(context)?.couponCodes.length ?? 0) > 0
/** What the shop itself refused is not tried again. */
const isFinal = ({ _tag }: Problem) => _tag === "Refused"
/** A coupon's refusal stands beside its field, without buttons. */
const isAnnounced = ({ context: { refused } }: Cart) => refused !== null && refused.sent?.change._tag !== "ApplyCoupon"
const isTriedAgain = (now: Cart) => isAnnounced(now) && now.context.refused !== null && !isFinal(now.context.refused.problem)
const isAtRest = (cart: Cart) => !cart.matches({ order: "placing" }) && !cart.matches({ order: "askingOutcome" }) && !cart.matches({ order: "outcomeUnknown" })

const cart = driversFor<typeof cartMachine>()({
  shopper: {
    "line.change": { when: hasLines, by: ({ press }) => press("quantity.more", ["group", ["quantity.of", { name: dress.title }]]) },
    "line.remove": { when: hasLines, by: ({ press }) => press(["cart.line.removeNamed", { name: dress.title }]) },
    "coupon.type": { when: (now) => hasLines(now) && !hasCoupon(now), by: ({ write }, { code }) => write("coupon.label", code) },
    "coupon.apply": {
      when: (now) => hasLines(now) && !hasCoupon(now),
      by: async ({ write, press }, { code }) => {
        await write("coupon.label", code)
        await press("coupon.use")
      },
    },
    "coupon.remove": { when: (now) => hasLines(now) && hasCoupon(now), by: ({ press }) => press("coupon.remove") },
    "cart.empty": {
      when: hasLines,
      by: async ({ press }) => {
        await press("cart.clear")
        await press("cart.clear", ["dialog", "cart.clear.confirm"])
      },
    },
    "cart.retry": {
      when: (now) => now.matches({ order: "outcomeUnknown" }) || isTriedAgain(now),
      by: ({ press }, _, now) => press(now.matches({ order: "outcomeUnknown" }) ? "checkout.unknown.ask" : "common.retry"),
    },
    "refusal.dismiss": {
      when: (now) => hasLines(now) && isAtRest(now) && isAnnounced(now),
      by: ({ press }) => press("cart.refused.dismiss"),
    },
  },
  others: ["item.add", "line.restore", "credit.use", "address.save", "order.place", "cart.refresh", "login.done", "cart.reset", "cart.settle", "cart.retry", "refusal.dismiss"],
  itself: ["item.added"],
})

/** The fields of the walk. */
const fieldNames = { phone: "address.phone", amount: "wallet.amount" } as const

/** Filled in with the address of the last order or not; while it is saved nothing is offered. */
const offersLast = (now: SnapshotFrom<typeof checkoutMachine>, isFilledIn: boolean) =>
  isLastPlace(now.context.form, now.context.user) === isFilledIn && !now.matches({ address: "saving" })

const checkout = driversFor<typeof checkoutMachine>()({
  shopper: {
    "field.type": {
      when: (now, { field }) => (field === "phone" ? now.matches("address") : now.matches({ payment: "choosing" }) || (field === "receiptKind" && now.matches({ payment: "placing" }))),
      by: async ({ write, choose }, { field, value }) => {
        if (field === "receiptKind") await choose("receipt.organization")
        else await write(fieldNames[field as keyof typeof fieldNames], value)
      },
    },
    "address.reuse": { when: (now) => offersLast(now, false), by: ({ press }) => press("address.last.use") },
    "address.clear": { when: (now) => offersLast(now, true), by: ({ press }) => press("address.last.another") },
    "address.submit": ({ press }) => press("checkout.toPayment"),
    "method.choose": ({ choose }) => choose(/^Дансаар шилжүүлэх/u),
    "credit.use": ({ press }) => press("wallet.useIt"),
    "credit.drop": { when: ({ context: { order } }) => (order?.wallet?.used ?? 0) > 0, by: ({ press }) => press("wallet.remove") },
    "order.place": ({ press }, _, { context: { order } }) => press(order?.total === 0 ? "checkout.place" : "checkout.pay"),
    "page.retry": ({ press }) => press("common.retry"),
  },
  others: ["order.changed", "fetch.failed", "change.settled", "change.refused", "order.placed", "place.refused", "step.changed", "user.known", "draft.known"],
})

const loginFields = { login: "login.field", password: "login.password", code: "login.code", lastName: "login.lastName", firstName: "login.firstName" } as const
const loginLeaves = { login: "askingLogin", password: "askingPassword", code: "askingCode", lastName: "askingName", firstName: "askingName" } as const

const login = driversFor<typeof loginMachine>()({
  shopper: {
    "field.type": {
      when: (now, { field }) => now.matches(loginLeaves[field]),
      by: ({ write }, { field, value }) => write(loginFields[field], value),
    },
    "login.submit": ({ press }, { method }) => press(method === "code" ? "login.getCode" : "login.byPassword"),
    "login.edit": ({ press }) => press("common.back"),
    "password.submit": ({ press }) => press("login.submit"),
    "password.use": ({ press }) => press("login.byPassword"),
    "code.send": ({ press }, _, now) => press(now.matches("askingPassword") ? "login.byCode" : "login.code.resend"),
    "code.submit": ({ press }) => press("login.code.submit"),
    "name.submit": ({ press }) => press("login.name.submit"),
  },
  others: [],
})

const payment = driversFor<typeof paymentMachine>()({
  shopper: {
    "payment.check": { when: ({ context }) => context.payment !== null, by: ({ press }) => press("payment.check") },
    "payment.retry": ({ press }) => press("common.retry"),
    "method.change": ({ press }) => press("payment.other"),
    "method.keep": ({ press }) => press("payment.other.keep"),
    "method.choose": async ({ choose, press }) => {
      await choose(/^QR код/u)
      await press("payment.other.change")
    },
    "page.retry": { when: ({ context }) => context.payment === null, by: ({ press }) => press("common.retry") },
  },
  others: ["presence.changed"],
  itself: ["time.over"],
})

const order = driversFor<typeof orderMachine>()({
  shopper: {
    "page.retry": ({ press }) => press("common.retry"),
    "cancel.ask": ({ press }) => press("order.cancel"),
    "cancel.withdraw": ({ press }) => press("order.cancel.no"),
    "reason.type": ({ write }, { reason }) => write("order.cancel.reason", reason),
    "cancel.confirm": ({ press }) => press("order.cancel", ["dialog", "order.cancel.confirm"]),
    "receipt.show": ({ press }, _, now) => press(now.matches({ receipt: "failed" }) ? "common.retry" : "receipt.show"),
  },
  others: [],
})

const orders = driversFor<typeof ordersMachine>()({
  shopper: { "more.fetch": ({ press }, _, now) => press(now.matches("moreFailed") ? "common.retry" : "orders.more"), "page.retry": ({ press }) => press("common.retry") },
  others: [],
})

const lease = driversFor<typeof leaseMachine>()({
  shopper: {
    "price.type": ({ write }, { text }) => write("lease.price", text),
    "down.type": {
      when: ({ context: { typed } }, { text }) => typed.down !== text,
      // Put over what stands there: letter by letter it would ask for something else on the way.
      by: ({ dictate }, { text }) => dictate("lease.down", text),
    },
    "down.slide": {
      when: ({ context: { answer } }, { amount }) => answer?._tag === "Offered" && answer.down !== amount,
      by: ({ slide }, { amount }) => slide("lease.down", amount),
    },
    "down.usual": ({ press }) => press("lease.down.usual"),
    "period.choose": {
      when: ({ context: { answer } }, { months }) => answer?._tag === "Offered" && answer.months !== months,
      by: ({ choose }, { months }) => choose(new RegExp(`^${months} сар`, "u")),
    },
    "lender.choose": {
      when: ({ context: { query } }, { provider }) => query.lender !== provider,
      by: ({ choose }, { provider }) => choose(new RegExp(`^${provider}`, "u")),
    },
    "page.retry": ({ press }) => press("common.retry"),
  },
  others: ["address.changed"],
})

export const buy = { cart, checkout, login, payment, order, orders, lease }
