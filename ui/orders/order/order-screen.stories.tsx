/** Order page in every state of machine and order. */
import { expect, screen, waitFor, within } from "storybook/test"
import preview from "#book/preview.tsx"
import { inState } from "#book/in-state.tsx"
import { loggedIn } from "#book/storefront-at-rest.ts"
import type { Rest } from "#book/fixed-state-actor.ts"
import { longNamesCart } from "#book/fixtures/cart/hard-carts.ts"
import { withLineOptions, withLongEnglish, withManyLines, withoutPictures, withSevenDigits } from "#book/fixtures/orders/hard-orders.ts"
import {
  cancelledOrder,
  cartOrder,
  deliveredOrder,
  overdueOrder,
  paidOrder,
  placedOrder,
  shippedOrder,
} from "#book/fixtures/orders/orders.ts"
import { confirmedReceipt, pendingReceipt } from "#book/fixtures/cart/payments.ts"
import { at } from "#book/fixtures/shell/story-date.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { ofStay } from "#book/fixtures/travel/stay-orders.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import { tugrik, zero } from "#domain/rules/money.ts"
import { orderMachine, type OrderContext } from "#machines/orders/order.ts"
import { OrderScreen } from "./order-screen.tsx"

const meta = preview.meta({ title: "Screens/Order", component: OrderScreen, parameters: { path: "/account/orders/R402913578" } })

type State = Rest<typeof orderMachine>["state"]

const storyOf = (state: State, order: Order | null, context: Partial<OrderContext> = {}) =>
  inState(
    orderMachine,
    { state, input: { number: placedOrder.number, order, seed: "story" }, context },
    (actor) => <OrderScreen actor={actor} />,
    loggedIn,
  )

/** Skeleton of the order while it is being fetched. */
export const Fetching = meta.story(storyOf({ page: "fetching", receipt: "hidden" }, null))
/** A paid order: it is packed next, and can still be cancelled. */
export const Ready = meta.story(storyOf({ page: "ready", receipt: "hidden" }, paidOrder))
/** The order is fetched again while it awaits its payment; nothing of it shows. */
export const Refetching = meta.story(storyOf({ page: "refetching", receipt: "hidden" }, placedOrder))
/** The busy button while the lines are being added to the cart. */
export const Reordering = meta.story(storyOf({ page: "reordering", receipt: "hidden" }, deliveredOrder))
/** Confirmation of the cancellation, with the refund after bonus that was spent. */
export const ConfirmingCancel = meta.story({
  ...storyOf(
    { page: "confirmingCancel", receipt: "hidden" },
    { ...paidOrder, cancelRefund: { money: tugrik(401_300), wallet: tugrik(100_000) } },
  ),
  play: async () => {
    const dialog = within(await screen.findByRole("dialog"))
    await waitFor(() => expect(dialog.getByText("401,300₮")).toBeVisible())
    await expect(dialog.getByText("100,000₮")).toBeVisible()
  },
})
/** The confirmation with a busy button while the order is being cancelled. */
export const Cancelling = meta.story(storyOf({ page: "cancelling", receipt: "hidden" }, paidOrder))
/** The confirmation still busy: the request timed out, so the order is fetched first. */
export const AskingOutcome = meta.story(storyOf({ page: "askingOutcome", receipt: "hidden" }, paidOrder))
/** No such order, or another shopper's, with a link to the own orders. */
export const Missing = meta.story(storyOf({ page: "missing", receipt: "hidden" }, null))
/** The order could not be fetched; a button retries. */
export const Failed = meta.story(storyOf({ page: "failed", receipt: "hidden" }, null, { problem: unreachable }))
/** A delivered order with a busy receipt button while the receipt is being fetched. */
export const ReceiptFetching = meta.story(storyOf({ page: "ready", receipt: "fetching" }, deliveredOrder))
/** The receipt with its lottery number and QR code. */
export const ReceiptShown = meta.story(storyOf({ page: "ready", receipt: "shown" }, deliveredOrder, { receipt: confirmedReceipt }))
/** The receipt could not be fetched; a button retries. */
export const ReceiptFailed = meta.story(storyOf({ page: "ready", receipt: "failed" }, deliveredOrder))

/** The lines are in the cart but for those that the stock left out. */
export const Reordered = meta.story(
  storyOf({ page: "ready", receipt: "hidden" }, deliveredOrder, {
    reordered: {
      order: cartOrder,
      leftOut: [
        { name: "Ноолууран ороолт", quantity: 1, isSoldOut: true },
        { name: "Чацарганы шүүс", quantity: 2, isSoldOut: false },
      ],
    },
  }),
)
/** The time for returns is over: the order is completed, and its receipt is announced by a date. */
export const Completed = meta.story({
  ...storyOf({ page: "ready", receipt: "hidden" }, { ...deliveredOrder, deliveredAt: at(10, "12:00"), receiptState: "pending" }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Буцаах хугацаа дууссан|The time for returns has passed)$/)).toBeVisible()
    await expect(canvas.getByText(/11.{1,2}р.{1,2}сарын.{1,2}24, [а-яөү]+ хүртэл илгээнэ|sent by [A-Z][a-z]+, 24.November/)).toBeVisible()
  },
})
/** Paid to a wallet app and cancelled: the refund takes hours. */
export const CancelledOfWalletApp = meta.story({
  ...storyOf(
    { page: "ready", receipt: "hidden" },
    { ...cancelledOrder, payments: cancelledOrder.payments.map((payment) => ({ ...payment, methodType: "wallet" })) },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/48/)).toBeVisible()
    await expect(canvas.queryByText(/3–5|хэмнэлт|savings/)).toBeNull()
  },
})
/** A returned order boasts no savings. */
export const Returned = meta.story({
  ...storyOf({ page: "ready", receipt: "hidden" }, { ...deliveredOrder, state: "returned", paymentState: "refunded" }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^(Таны хэмнэлт|You save)$/)).toBeNull()
  },
})
/** What the order earned, and the number to which its confirmation was sent. */
export const Confirmed = meta.story({
  ...storyOf(
    { page: "ready", receipt: "hidden" },
    { ...paidOrder, earned: tugrik(1390), confirmation: { channel: "sms", to: "99112233" } },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1,390₮/)).toBeVisible()
    await expect(canvas.getByText(/9911 2233/, { selector: "li" })).toBeVisible()
  },
})
/** The order waits for its payment. */
export const WaitingForPayment = meta.story(storyOf({ page: "ready", receipt: "hidden" }, placedOrder))
/** The receipt is announced. */
export const ReceiptPending = meta.story(storyOf({ page: "ready", receipt: "shown" }, paidOrder, { receipt: pendingReceipt }))
/** The order is being delivered: the tracking line is at its fourth of five stops. */
export const BeingDelivered = meta.story(storyOf({ page: "ready", receipt: "hidden" }, shippedOrder))
/** A delivered order: it can be returned, and its receipt is available. */
export const Delivered = meta.story(storyOf({ page: "ready", receipt: "hidden" }, deliveredOrder))
/** A cancelled order with its pending refund, mentioned once. */
export const Cancelled = meta.story({
  ...storyOf({ page: "ready", receipt: "hidden" }, cancelledOrder),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/данс руу буцна$|comes back to your account/)).toBeVisible()
    await expect(canvas.getAllByText(/3–5/)).toHaveLength(1)
    await expect(canvas.getByText(/^(Төлбөр буцаагдаж байна|Refund on its way)$/)).toBeVisible()
  },
})
/** A refund that a person must send is late: nothing says that it has arrived. */
export const RefundLate = meta.story({
  ...storyOf({ page: "ready", receipt: "hidden" }, { ...cancelledOrder, canceledAt: at(10, "16:25"), refundPending: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/(удааширч байна|longer than we promised)/)).toBeVisible()
    await expect(canvas.getByText(/^(Төлбөр буцаагдаж байна|Refund on its way)$/)).toBeVisible()
  },
})
/** A cancelled order that the wallet had paid in full: no refund to a bank is mentioned. */
export const CancelledOfWallet = meta.story({
  ...storyOf({ page: "ready", receipt: "hidden" }, { ...cancelledOrder, total: zero, refundedAmount: zero }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/данс руу|your account|3–5/)).toBeNull()
  },
})
/** An order cancelled because its time to pay was over: a total, and nothing to pay. */
export const Overdue = meta.story({
  ...storyOf({ page: "ready", receipt: "hidden" }, overdueOrder),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^(Төлөх дүн|Amount to pay)/)).toBeNull()
  },
})
/** Nothing is delivered: the tracking ends with the payment, and the tickets are there. */
export const OfStay = meta.story(storyOf({ page: "ready", receipt: "hidden" }, ofStay(paidOrder)))
/** Names, brands and options that take several lines. */
export const LongNames = meta.story(storyOf({ page: "ready", receipt: "hidden" }, { ...shippedOrder, lineItems: longNamesCart.lineItems }))
/** English words wider than the smallest phone. */
export const LongEnglishWords = meta.story({
  ...storyOf({ page: "ready", receipt: "hidden" }, withLongEnglish(shippedOrder)),
  globals: { locale: "en", viewport: { value: "narrow", isRotated: false } },
})
/** A line with options of its own, below those of its variant. */
export const WithLineOptions = meta.story(storyOf({ page: "ready", receipt: "hidden" }, withLineOptions(paidOrder)))
/** A single line. */
export const OneLine = meta.story(
  storyOf({ page: "ready", receipt: "hidden" }, { ...paidOrder, lineItems: paidOrder.lineItems.slice(0, 1) }),
)
/** More lines than fit on the screen. */
export const ManyLines = meta.story(storyOf({ page: "ready", receipt: "hidden" }, withManyLines(paidOrder)))
/** Amounts of seven digits on the smallest phone. */
export const SevenDigits = meta.story({
  ...storyOf({ page: "ready", receipt: "hidden" }, withSevenDigits(paidOrder)),
  globals: { viewport: { value: "narrow", isRotated: false } },
})
/** Lines without pictures. */
export const WithoutPictures = meta.story(storyOf({ page: "ready", receipt: "hidden" }, withoutPictures(paidOrder)))
