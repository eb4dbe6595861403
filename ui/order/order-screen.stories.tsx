/** One order, on its way and off it. */
import preview from "#book/preview.tsx"
import { inState } from "#book/in-state.tsx"
import { loggedIn } from "#book/shop-at-rest.ts"
import type { Rest } from "#book/at-rest.ts"
import { longNamesCart } from "#book/fixtures/carts.ts"
import { cancelledOrder, deliveredOrder, overdueOrder, paidOrder, placedOrder, shippedOrder } from "#book/fixtures/orders.ts"
import { confirmedReceipt, pendingReceipt } from "#book/fixtures/payments.ts"
import { unreachable } from "#book/fixtures/problems.ts"
import type { Order } from "#domain/entities/order.ts"
import { orderMachine, type OrderContext } from "#machines/order.ts"
import { OrderScreen } from "./order-screen.tsx"

const meta = preview.meta({ title: "Screens/Order", component: OrderScreen, parameters: { path: "/account/orders/R402913578" } })

type State = Rest<typeof orderMachine>["state"]

const told = (state: State, order: Order | null, context: Partial<OrderContext> = {}) =>
  inState(
      orderMachine,
      { state, input: { number: placedOrder.number, order, seed: "story" }, context },
      (actor) => <OrderScreen actor={actor} />,
      loggedIn,
    )

/** The order is on its way to the screen. */
export const Fetching = meta.story(told({ page: "fetching", receipt: "hidden" }, null))
/** Paid; it is being packed next, and may still be cancelled. */
export const Ready = meta.story(told({ page: "ready", receipt: "hidden" }, paidOrder))
/** Really? And what comes back. */
export const ConfirmingCancel = meta.story(told({ page: "confirmingCancel", receipt: "hidden" }, paidOrder))
/** The shop is asked to cancel. */
export const Cancelling = meta.story(told({ page: "cancelling", receipt: "hidden" }, paidOrder))
/** No answer came: the order is asked for. */
export const AskingOutcome = meta.story(told({ page: "askingOutcome", receipt: "hidden" }, paidOrder))
/** No such order, or somebody else's. */
export const Missing = meta.story(told({ page: "missing", receipt: "hidden" }, null))
/** The order could not be had. */
export const Failed = meta.story(told({ page: "failed", receipt: "hidden" }, null, { problem: unreachable }))
/** The receipt is on its way. */
export const ReceiptFetching = meta.story(told({ page: "ready", receipt: "fetching" }, deliveredOrder))
/** The receipt, with its lottery number. */
export const ReceiptShown = meta.story(told({ page: "ready", receipt: "shown" }, deliveredOrder, { receipt: confirmedReceipt }))
/** The receipt could not be had. */
export const ReceiptFailed = meta.story(told({ page: "ready", receipt: "failed" }, deliveredOrder))

/** It waits for its payment. */
export const WaitingForPayment = meta.story(told({ page: "ready", receipt: "hidden" }, placedOrder))
/** The receipt is promised. */
export const ReceiptPending = meta.story(told({ page: "ready", receipt: "shown" }, paidOrder, { receipt: pendingReceipt }))
export const BeingDelivered = meta.story(told({ page: "ready", receipt: "hidden" }, shippedOrder))
export const Delivered = meta.story(told({ page: "ready", receipt: "hidden" }, deliveredOrder))
export const Cancelled = meta.story(told({ page: "ready", receipt: "hidden" }, cancelledOrder))
export const Overdue = meta.story(told({ page: "ready", receipt: "hidden" }, overdueOrder))
export const LongNames = meta.story(told({ page: "ready", receipt: "hidden" }, { ...shippedOrder, lineItems: longNamesCart.lineItems }))
