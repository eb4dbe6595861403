/** Journeys through the storefront's own pages and machines, with scripted ports. */
import { expect, waitFor } from "storybook/test"
import type { SimulatedClock } from "xstate"
import preview from "../preview.tsx"
import { atScreen, type Shopper } from "#book/models/shopper.ts"
import { addressedOrder, oneLineCart, placedAsSeen, placedOrder } from "../fixtures/orders/orders.ts"
import { failedPayment, paidPayment, overduePayment, qrPayment } from "../fixtures/cart/payments.ts"
import { address, nomin } from "../fixtures/identity/people.ts"
import { couponExpired } from "../fixtures/shell/problems.ts"
import { product } from "../fixtures/catalogue/product.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import type { Payment } from "#domain/entities/cart/payment.ts"
import type { User } from "#domain/entities/identity/user.ts"
import type { Ports } from "#machines/ports.ts"
import { loadAllMessages } from "#book/all-messages.ts"
import { Journey } from "./journey.tsx"
import type { JourneySession } from "./journey-session.ts"
import { scripted } from "./scripted-ports.ts"

const messages = await loadAllMessages("mn")

const meta = preview.meta({ title: "Journeys", component: Journey, tags: ["!autodocs"], globals: { locale: "mn" } })

type JourneyShopper = Shopper & { readonly pass: (seconds: number) => void }

/** Advances second by second, as a clock does. */
const pass = (clock: SimulatedClock, seconds: number) => {
  for (let second = 0; second < seconds; second++) clock.increment(1000)
}

/** `ports` creates the script again for each run. */
const journey = (start: string, ports: () => Ports, play: (shopper: JourneyShopper) => Promise<void>) => {
  let session: JourneySession | null = null
  const open = (opened: JourneySession) => {
    session = opened
  }
  return {
    args: { start, ports, messages, onOpen: open },
    play: () => play({ ...atScreen(), pass: (seconds) => session !== null && pass(session.clock, seconds) }),
  }
}

const loggedIn = { fetchUser: async () => nomin } satisfies Partial<Ports>
const paying = `/account/orders/${placedOrder.number}/pay`

/** One value after another, the last one repeatedly. */
const inTurn = <Value,>(...values: readonly [Value, ...ReadonlyArray<Value>]) => {
  let requests = 0
  return async (): Promise<Value> => values[Math.min(requests++, values.length - 1)] ?? values[0]
}

/** Whether the bank has received the payment, set by the story. */
const bank = { hasTaken: false }

/** Ports of a shop with one order, from cart to payment. */
const oneOrderPorts = (): Ports => {
  let order: Order | null = null
  let user: User | null = null
  bank.hasTaken = false
  const now = async (next: Order): Promise<Order> => {
    order = next
    return next
  }
  const addressed: Order = { ...oneLineCart, token: null, state: "payment", address }
  return scripted({
    fetchUser: async () => user,
    verifyCode: async () => {
      user = nomin
      return { _tag: "LoggedIn", user: nomin }
    },
    fetchCurrentOrder: async () => order,
    addItem: () => now(oneLineCart),
    saveAddress: () => now(addressed),
    placeOrder: () => now(placedAsSeen(addressed)),
    fetchPayment: async () => (bank.hasTaken ? paidPayment : qrPayment),
  })
}

/** A new visitor finds a dress, logs in on the way, and pays for it. */
export const VisitorToPaidOrder = meta.story(
  journey(`/products/${product.slug}`, oneOrderPorts, async ({ choose, press, follow, write, pick, find }) => {
    await choose(/^M(,|$)/u)
    await press("tile.add")
    await follow("product.go_to_cart")
    await follow("cart.checkout")
    await write("login.field", "9911 2233")
    await press("login.getCode")
    await write("login.code", "482719")
    await pick("address.city", "Улаанбаатар")
    await pick("address.district", "Баянзүрх")
    await pick("address.quarter", "26-р хороо")
    await write("address.detail", "Нарны зам 14, 3-р орц, 42 тоот")
    await write("address.firstName", "Номин")
    await write("address.phone", "9911 2233")
    await press("checkout.toPayment")
    await choose(/^QR код/u)
    await press("checkout.pay")
    await find("button", "payment.check")
    bank.hasTaken = true
    await press("payment.check")
    await expect(await find("heading", "payment.paid.title")).toBeVisible()
  }),
)

/** The one-time code logs a shopper in; its last digit sends it. */
export const LoginByCode = meta.story(
  journey(
    "/login",
    () => scripted({}),
    async ({ write, press, find }) => {
      await write("login.field", "9911 2233")
      await press("login.getCode")
      await write("login.code", "482719")
      await expect(await find("button", /Номин/u)).toBeVisible()
    },
  ),
)

/** The coupon has expired: the shop says so, the typed code stays, and the cart is unchanged. */
export const RefusedCoupon = meta.story(
  journey(
    "/cart",
    () => scripted({ ...loggedIn, fetchCurrentOrder: async () => oneLineCart, applyCoupon: () => Promise.reject(couponExpired) }),
    async ({ write, press, field }) => {
      await write("coupon.label", "НАМАР50")
      await press("coupon.use")
      const code = await field("coupon.label")
      await waitFor(() => expect(code).toBeInvalid())
      await expect(code).toHaveAccessibleDescription(/НАМАР50 купоны хугацаа/u)
      await expect(code).toHaveValue("НАМАР50")
    },
  ),
)

/** The bank refuses, the shopper tries again, and the second payment succeeds. */
export const PaymentTriedAgain = meta.story(
  journey(
    paying,
    () =>
      scripted({
        ...loggedIn,
        fetchPayment: inTurn<Payment>(failedPayment, paidPayment),
        changePaymentMethod: async () => ({ ...failedPayment, status: "pending" }),
      }),
    async ({ press, find }) => {
      await expect(await find("heading", "payment.failed.title")).toBeVisible()
      await press("common.retry")
      await press("payment.check")
      await expect(await find("heading", "payment.paid.title")).toBeVisible()
    },
  ),
)

/** Nobody pays in time: the countdown ends, and the order is cancelled. */
export const CountdownRunsOut = meta.story(
  journey(
    paying,
    () => scripted({ ...loggedIn, fetchPayment: inTurn<Payment>({ ...qrPayment, expiresIn: 3 }, overduePayment) }),
    async ({ pass, find }) => {
      await find("button", "payment.check")
      pass(3)
      await expect(await find("heading", "payment.overdue.title")).toBeVisible()
    },
  ),
)

/** The address and payment method of a returning shopper are filled in. */
export const ReturningShopper = meta.story(
  journey(
    "/checkout/payment",
    () => scripted({ ...loggedIn, fetchCurrentOrder: async () => addressedOrder, placeOrder: async () => placedAsSeen(addressedOrder) }),
    async ({ choose, press, find }) => {
      await choose(/^QR код/u)
      await press("checkout.pay")
      await expect(await find("img", "payment.qr")).toBeVisible()
    },
  ),
)
