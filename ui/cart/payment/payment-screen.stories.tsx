/** Paying an order, each way, from waiting to the end. */
import { expect, type within } from "storybook/test"
import preview from "#book/preview.tsx"
import { inState } from "#book/in-state.tsx"
import { loggedIn } from "#book/storefront-at-rest.ts"
import {
  canceledPayment,
  cardPayment,
  failedPayment,
  internetBankPayment,
  leasePayment,
  methods,
  overduePayment,
  paidPayment,
  processingPayment,
  qrPayment,
  refundedPayment,
  transferPayment,
  walletAppPayment,
} from "#book/fixtures/payments.ts"
import { placedOrder } from "#book/fixtures/orders.ts"
import { refused, unreachable } from "#book/fixtures/problems.ts"
import type { SnapshotFrom } from "xstate"
import type { Payment } from "#domain/entities/cart/payment.ts"
import { tugrik } from "#domain/rules/money.ts"
import { paymentMachine } from "#machines/cart/payment.ts"
import type { PaymentContext } from "#machines/cart/payment-context.ts"
import { PaymentScreen } from "./payment-screen.tsx"

const meta = preview.meta({ title: "Screens/Payment", component: PaymentScreen, parameters: { path: "/account/orders/R402913578/pay" } })

type Progress = SnapshotFrom<typeof paymentMachine>["value"]["progress"]

const storyOf = (progress: Progress, payment: Payment | null, context: Partial<PaymentContext> = {}) =>
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

/** Nothing that asks for money, or after it, once there is nothing to pay; and no word of a time that is over. */
const needsNothing = async ({ canvas }: { readonly canvas: ReturnType<typeof within> }) => {
  await expect(canvas.queryByText(/^(Төлөх дүн|Amount to pay)$/)).toBeNull()
  await expect(canvas.queryByText(/^(Мөнгө шилжүүлсэн үү|Have you sent money already)/)).toBeNull()
  await expect(canvas.queryByText(/(хугацаа хэтэрсэн|overdue)/)).toBeNull()
}

/** The shape of a payment, since it is asked for. */
export const Fetching = meta.story(storyOf("fetching", null))
/** The QR code, how long there is, and on phones the banks' apps first: the shop waits for the money. */
export const Waiting = meta.story(storyOf("waiting", qrPayment))
/** The same with its button busy, since the shop is asked whether the money has come. */
export const Asking = meta.story(storyOf("asking", qrPayment))
/** A word of patience: the bank has taken the payment and has not answered yet. */
export const Processing = meta.story(storyOf("processing", processingPayment))
/** The code with its other-ways button busy, since the ways to pay are asked for. */
export const FetchingMethods = meta.story(storyOf("fetchingMethods", qrPayment))
/** The ways to pay, since the shopper wants another one. */
export const ChoosingMethod = meta.story(storyOf("choosingMethod", qrPayment, { methods }))
/** The chosen way with its button busy, since the shop prepares it. */
export const ChangingMethod = meta.story(storyOf("changingMethod", qrPayment, { methods, methodId: 3 }))
/** The ways to pay, still busy: the shop would not prepare the chosen one, and is asked whether the payment has moved on. */
export const AskingSinceRefused = meta.story(
  storyOf("askingSinceRefused", qrPayment, { methods, methodId: 3, problem: refused("Энэ төлбөрийн хэлбэр идэвхгүй байна.") }),
)
/** A seal that the money has come, and what happens next. */
export const Paid = meta.story(storyOf("paid", paidPayment))
/** A word that the bank said no, that nothing was taken, and the way to try again. */
export const Failed = meta.story(storyOf("failed", failedPayment))
/** A word that the time is over, and what became of the order. */
export const Overdue = meta.story(storyOf("overdue", overduePayment))
/** A word that the order is cancelled, and that there is nothing to pay. */
export const Canceled = meta.story({ ...storyOf("canceled", canceledPayment), play: needsNothing })
/** A word that the money is on its way back, by when, and whom to ask. */
export const Refunded = meta.story({ ...storyOf("refunded", refundedPayment), play: needsNothing })
/** A word that there is no such order, and the way to one's own. */
export const Missing = meta.story(storyOf("missing", null))
/** What was known before, and a word that the shop cannot be reached just now. */
export const Unreachable = meta.story(storyOf("unreachable", qrPayment, { problem: unreachable }))
/** The same where the bank had said no: the ways on still work. */
export const UnreachableSinceFailed = meta.story(storyOf("unreachable", failedPayment, { problem: unreachable }))

/** An account to transfer to. */
export const ByTransfer = meta.story(storyOf("waiting", transferPayment))
/** The way to the card's own page. */
export const ByCard = meta.story(storyOf("waiting", cardPayment))
/** The way to the bank's own page. */
export const ByInternetBank = meta.story(storyOf("waiting", internetBankPayment))
/** The way to a wallet's app. */
export const ByWalletApp = meta.story({
  ...storyOf("waiting", walletAppPayment),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/хэтэвчний аппаа нээнэ/)).toBeVisible()
    await expect(canvas.queryByText(/банкны хуудас/)).toBeNull()
  },
})
/** The lease that was asked for, and what its company does now. */
export const ByLease = meta.story(storyOf("waiting", leasePayment))
/** The same way once more, after it failed. */
export const TryingAgain = meta.story(storyOf("changingMethod", failedPayment, { methods, methodId: 4, again: true }))
/** The shop would not change it. */
export const ChangeRefused = meta.story(storyOf("choosingMethod", qrPayment, { methods, problem: refused("Энэ төлбөрийн хэлбэр идэвхгүй байна.") }))
/** Nothing is known, and the shop cannot be reached. */
export const NothingKnown = meta.story(storyOf("unreachable", null, { problem: unreachable }))
/** The wallet had paid everything, and has it back. */
export const RefundedToWallet = meta.story({ ...storyOf("refunded", { ...refundedPayment, method: null }), play: needsNothing })
/** Sums of eight digits keep to their place. */
export const SevenDigits = meta.story(storyOf("waiting", { ...qrPayment, amount: tugrik(12_345_678) }))
/** On a phone the banks' apps come before the code. */
export const WaitingOnPhone = meta.story({ ...storyOf("waiting", qrPayment), globals: { viewport: { value: "phone", isRotated: false } } })
/** English words on the smallest phone. */
export const InEnglishOnNarrow = meta.story({ ...storyOf("waiting", transferPayment), globals: { locale: "en", viewport: { value: "narrow", isRotated: false } } })
