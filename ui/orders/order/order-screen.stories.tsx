/** One order, on its way and off it. */
import { expect } from "storybook/test"
import preview from "#book/preview.tsx"
import { inState } from "#book/in-state.tsx"
import { loggedIn } from "#book/storefront-at-rest.ts"
import type { Rest } from "#book/fixed-state-actor.ts"
import { longNamesCart } from "#book/fixtures/carts.ts"
import { withLongEnglish, withManyLines, withoutPictures, withSevenDigits } from "#book/fixtures/hard-orders.ts"
import { cancelledOrder, deliveredOrder, overdueOrder, paidOrder, placedOrder, shippedOrder } from "#book/fixtures/orders.ts"
import { confirmedReceipt, pendingReceipt } from "#book/fixtures/payments.ts"
import { unreachable } from "#book/fixtures/problems.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import { zero } from "#domain/rules/money.ts"
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

/** The shape of an order, since it is on its way to the screen. */
export const Fetching = meta.story(storyOf({ page: "fetching", receipt: "hidden" }, null))
/** A paid order: it is being packed next, and may still be cancelled. */
export const Ready = meta.story(storyOf({ page: "ready", receipt: "hidden" }, paidOrder))
/** A question whether to cancel really, and what comes back to whom. */
export const ConfirmingCancel = meta.story(storyOf({ page: "confirmingCancel", receipt: "hidden" }, paidOrder))
/** The question with its button busy, since the shop is asked to cancel. */
export const Cancelling = meta.story(storyOf({ page: "cancelling", receipt: "hidden" }, paidOrder))
/** The question still with its button busy: no answer came, so the order is asked for before anything else. */
export const AskingOutcome = meta.story(storyOf({ page: "askingOutcome", receipt: "hidden" }, paidOrder))
/** A word that there is no such order, or that it is somebody else's, and the way to one's own. */
export const Missing = meta.story(storyOf({ page: "missing", receipt: "hidden" }, null))
/** What went wrong and a way to try again, since the order could not be had. */
export const Failed = meta.story(storyOf({ page: "failed", receipt: "hidden" }, null, { problem: unreachable }))
/** A delivered order with the receipt's button busy, since the receipt is on its way. */
export const ReceiptFetching = meta.story(storyOf({ page: "ready", receipt: "fetching" }, deliveredOrder))
/** The receipt, with its lottery number and its code. */
export const ReceiptShown = meta.story(storyOf({ page: "ready", receipt: "shown" }, deliveredOrder, { receipt: confirmedReceipt }))
/** A word that the receipt could not be had, and a way to try again. */
export const ReceiptFailed = meta.story(storyOf({ page: "ready", receipt: "failed" }, deliveredOrder))

/** It waits for its payment. */
export const WaitingForPayment = meta.story(storyOf({ page: "ready", receipt: "hidden" }, placedOrder))
/** The receipt is promised. */
export const ReceiptPending = meta.story(storyOf({ page: "ready", receipt: "shown" }, paidOrder, { receipt: pendingReceipt }))
/** An order on its way to the door: the line has come to its third stop. */
export const BeingDelivered = meta.story(storyOf({ page: "ready", receipt: "hidden" }, shippedOrder))
/** An order that was handed over; it may be returned, and its receipt is there. */
export const Delivered = meta.story(storyOf({ page: "ready", receipt: "hidden" }, deliveredOrder))
/** An order that was cancelled, and what comes back: it is said once, and not as if it were there already. */
export const Cancelled = meta.story({
  ...storyOf({ page: "ready", receipt: "hidden" }, cancelledOrder),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/данс руу буцна$|comes back to your account/)).toBeVisible()
    await expect(canvas.getAllByText(/3–5/)).toHaveLength(1)
  },
})
/** An order that the wallet paid whole, and that was cancelled: no money comes back to any account, so none is spoken of. */
export const CancelledOfWallet = meta.story({
  ...storyOf({ page: "ready", receipt: "hidden" }, { ...cancelledOrder, total: zero, refundedAmount: zero }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/буцаагдсан|was refunded|3–5/)).toBeNull()
  },
})
/** An order that was not paid in time, and was cancelled for it: it has a total, and nothing to pay. */
export const Overdue = meta.story({
  ...storyOf({ page: "ready", receipt: "hidden" }, overdueOrder),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^(Төлөх дүн|Amount to pay)/)).toBeNull()
  },
})
/** Names, brands and options that take several lines. */
export const LongNames = meta.story(storyOf({ page: "ready", receipt: "hidden" }, { ...shippedOrder, lineItems: longNamesCart.lineItems }))
/** English words that no line of the smallest phone holds. */
export const LongEnglishWords = meta.story({ ...storyOf({ page: "ready", receipt: "hidden" }, withLongEnglish(shippedOrder)), globals: { locale: "en", viewport: { value: "narrow", isRotated: false } } })
/** A single thing. */
export const OneLine = meta.story(storyOf({ page: "ready", receipt: "hidden" }, { ...paidOrder, lineItems: paidOrder.lineItems.slice(0, 1) }))
/** More lines than a screen holds. */
export const ManyLines = meta.story(storyOf({ page: "ready", receipt: "hidden" }, withManyLines(paidOrder)))
/** Sums of seven digits on the smallest phone. */
export const SevenDigits = meta.story({ ...storyOf({ page: "ready", receipt: "hidden" }, withSevenDigits(paidOrder)), globals: { viewport: { value: "narrow", isRotated: false } } })
/** Things that nobody has taken a picture of yet. */
export const WithoutPictures = meta.story(storyOf({ page: "ready", receipt: "hidden" }, withoutPictures(paidOrder)))
