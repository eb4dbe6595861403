/** Paying an order, each way, from waiting to the end. */
import preview from "#book/preview.tsx"
import { inState } from "#book/in-state.tsx"
import { loggedIn } from "#book/shop-at-rest.ts"
import {
  cardPayment,
  failedPayment,
  internetBankPayment,
  leasePayment,
  methods,
  overduePayment,
  paidPayment,
  processingPayment,
  qrPayment,
  transferPayment,
  walletAppPayment,
} from "#book/fixtures/payments.ts"
import { placedOrder } from "#book/fixtures/orders.ts"
import { refused, unreachable } from "#book/fixtures/problems.ts"
import type { SnapshotFrom } from "xstate"
import type { Payment } from "#domain/entities/payment.ts"
import { tugrik } from "#domain/rules/money.ts"
import { paymentMachine } from "#machines/payment.ts"
import type { PaymentContext } from "#machines/payment-context.ts"
import { PaymentScreen } from "./payment-screen.tsx"

const meta = preview.meta({ title: "Screens/Payment", component: PaymentScreen, parameters: { path: "/account/orders/R402913578/pay" } })

type Progress = SnapshotFrom<typeof paymentMachine>["value"]["progress"]

const told = (progress: Progress, payment: Payment | null, context: Partial<PaymentContext> = {}) =>
  inState(
      paymentMachine,
      {
        state: { progress, countdown: payment?.expiresIn ? "running" : "still" },
        input: { number: placedOrder.number, payment, seed: "story" },
        context,
      },
      (actor) => <PaymentScreen actor={actor} />,
      loggedIn,
    )

/** The payment is asked for. */
export const Fetching = meta.story(told("fetching", null))
/** The QR code, how long there is, and on phones the apps first. */
export const Waiting = meta.story(told("waiting", qrPayment))
/** The shop is asked whether the money has come; the screen stays. */
export const Asking = meta.story(told("asking", qrPayment))
/** The bank has taken it and has not answered yet. */
export const Processing = meta.story(told("processing", processingPayment))
/** The ways to pay are asked for. */
export const FetchingMethods = meta.story(told("fetchingMethods", qrPayment))
/** Another way to pay. */
export const ChoosingMethod = meta.story(told("choosingMethod", qrPayment, { methods }))
/** The shop prepares it. */
export const ChangingMethod = meta.story(told("changingMethod", qrPayment, { methods, methodId: 3 }))
/** The money has come. */
export const Paid = meta.story(told("paid", paidPayment))
/** The bank said no. */
export const Failed = meta.story(told("failed", failedPayment))
/** The time is over. */
export const Overdue = meta.story(told("overdue", overduePayment))
/** No such order. */
export const Missing = meta.story(told("missing", null))
/** The shop cannot be reached; what is known stays. */
export const Unreachable = meta.story(told("unreachable", qrPayment, { problem: unreachable }))

/** An account to transfer to. */
export const ByTransfer = meta.story(told("waiting", transferPayment))
export const ByCard = meta.story(told("waiting", cardPayment))
export const ByInternetBank = meta.story(told("waiting", internetBankPayment))
export const ByWalletApp = meta.story(told("waiting", walletAppPayment))
export const ByLease = meta.story(told("waiting", leasePayment))
/** The same way once more, after it failed. */
export const TryingAgain = meta.story(told("changingMethod", failedPayment, { methods, methodId: 4, again: true }))
/** The shop would not change it. */
export const ChangeRefused = meta.story(told("choosingMethod", qrPayment, { methods, problem: refused("Энэ төлбөрийн хэлбэр идэвхгүй байна.") }))
/** Nothing is known, and the shop cannot be reached. */
export const NothingKnown = meta.story(told("unreachable", null, { problem: unreachable }))
/** The order was cancelled elsewhere. */
export const Cancelled = meta.story(told("overdue", { ...overduePayment, status: "canceled" }))
export const SevenDigits = meta.story(told("waiting", { ...qrPayment, amount: tugrik(12_345_678) }))
