/** Payment of an order by each method, from waiting to the outcome. */
import { expect, type within } from "storybook/test"
import preview from "#book/preview.tsx"
import { inState } from "#book/in-state.tsx"
import { loggedIn } from "#book/storefront-at-rest.ts"
import {
  canceledPayment,
  cardPayment,
  failedPayment,
  internetBankPayment,
  internetBanksPayment,
  leasePayment,
  methods,
  overduePayment,
  paidPayment,
  processingPayment,
  qrPayment,
  refundedPayment,
  transferPayment,
  walletAppPayment,
} from "#book/fixtures/cart/payments.ts"
import { paidOrder, placedOrder } from "#book/fixtures/orders/orders.ts"
import { refused, unreachable } from "#book/fixtures/shell/problems.ts"
import { ofStay } from "#book/fixtures/travel/stay-orders.ts"
import type { SnapshotFrom } from "xstate"
import type { Payment } from "#domain/entities/cart/payment.ts"
import { tugrik, zero } from "#domain/rules/money.ts"
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

/** Checks that a finished payment shows no instructions, amount to pay or countdown. */
const needsNothing = async ({ canvas }: { readonly canvas: ReturnType<typeof within> }) => {
  await expect(canvas.queryByText(/^(Төлөх дүн|Amount to pay)$/)).toBeNull()
  await expect(canvas.queryByText(/^(Мөнгө шилжүүлсэн үү|Have you sent money already)/)).toBeNull()
  await expect(canvas.queryByText(/(хугацаа хэтэрсэн|overdue)/)).toBeNull()
}

/** Skeleton of the payment while it is being fetched. */
export const Fetching = meta.story(storyOf("fetching", null))
/** QR code and time left, on phones the banking apps first; nothing is awaited before the shopper has gone to the bank. */
export const Waiting = meta.story({
  ...storyOf("waiting", qrPayment),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^(Банкны хариу хүлээж байна|Waiting for the bank)$/)).toBeNull()
    await expect(await canvas.findByRole("button", { name: /зургаар хадгалах|as a picture/ })).toBeVisible()
  },
})
/** The shopper has gone to the bank: its answer is awaited. */
export const AtBank = meta.story({
  ...storyOf("waiting", qrPayment, { atBank: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Банкны хариу хүлээж байна|Waiting for the bank)$/)).toBeVisible()
  },
})
/** The same with a busy button while the payment is being checked. */
export const Asking = meta.story(storyOf("asking", qrPayment))
/** The shop is open in a payment app, whose tokens pay the order. */
export const PayingInApp = meta.story({
  ...storyOf("payingInApp", walletAppPayment, { tokens: { customerToken: "customer", transactionToken: "transaction" } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Аппаар төлж байна|Paying in the app)$/)).toBeVisible()
  },
})
/** The bank has accepted the payment and has not confirmed it yet. */
export const Processing = meta.story(storyOf("processing", processingPayment))
/** The code with a busy button while the payment methods are being fetched. */
export const FetchingMethods = meta.story(storyOf("fetchingMethods", qrPayment))
/** Payment methods to choose another one. */
export const ChoosingMethod = meta.story(storyOf("choosingMethod", qrPayment, { methods }))
/** The same methods while the payment is checked. */
export const AskingWhileChoosing = meta.story(storyOf("askingWhileChoosing", qrPayment, { methods }))
/** The chosen method with a busy button while it is being prepared. */
export const ChangingMethod = meta.story(storyOf("changingMethod", qrPayment, { methods, methodId: 3 }))
/** The methods, still busy: the chosen one was refused, and the payment's status is checked. */
export const AskingSinceRefused = meta.story(
  storyOf("askingSinceRefused", qrPayment, { methods, methodId: 3, problem: refused("Энэ төлбөрийн хэлбэр идэвхгүй байна.") }),
)
/** The payment has arrived, with the next steps. */
export const Paid = meta.story(storyOf("paid", paidPayment))
/** The bank refused the payment; the shopper can try again, and the payment is checked regularly. */
export const Failed = meta.story(storyOf("failed", failedPayment))
/** Paid without a bonus and without an address for the confirmation. */
export const PaidPlainly = meta.story(storyOf("paid", { ...paidPayment, order: { ...paidOrder, earned: null, confirmation: null } }))
/** A stay: a link to the e-ticket, and no delivery. */
export const PaidStay = meta.story(storyOf("paid", { ...paidPayment, order: ofStay(paidOrder) }))
/** Confirmed by SMS, since the shopper has no e-mail. */
export const PaidBySms = meta.story(
  storyOf("paid", { ...paidPayment, order: { ...paidOrder, confirmation: { channel: "sms", to: "99112233" } } }),
)
/** No money came from the wallet, so none is back in it. */
export const OverdueWithoutWallet = meta.story({
  ...storyOf("overdue", { ...overduePayment, wallet: zero }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/хэтэвчинд тань|your wallet/)).toBeNull()
  },
})
/** The time to pay is over, with what happened to the order. */
export const Overdue = meta.story(storyOf("overdue", overduePayment))
/** The order was cancelled; there is nothing to pay. */
export const Canceled = meta.story({ ...storyOf("canceled", canceledPayment), play: needsNothing })
/** The money is being refunded: when it arrives, and whom to ask. */
export const Refunded = meta.story({ ...storyOf("refunded", refundedPayment), play: needsNothing })
/** No such order; a link to the shopper's own orders. */
export const Missing = meta.story(storyOf("missing", null))
/** The last known payment, with a note that the network is down. */
export const Unreachable = meta.story(storyOf("unreachable", qrPayment, { problem: unreachable }))
/** The same after a refused payment: its actions still work. */
export const UnreachableSinceFailed = meta.story(storyOf("unreachable", failedPayment, { problem: unreachable }))

/** Bank account for a transfer, which waits a day. */
export const ByTransfer = meta.story({
  ...storyOf("waiting", transferPayment),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/маргааш 16:21 хүртэл|until tomorrow 16:21/)).toBeVisible()
  },
})
/** Link to the card payment page. */
export const ByCard = meta.story(storyOf("waiting", cardPayment))
/** Link to the internet bank. */
export const ByInternetBank = meta.story(storyOf("waiting", internetBankPayment))
/** Several internet banks, of which one is chosen. */
export const ByOneOfInternetBanks = meta.story({
  ...storyOf("waiting", internetBanksPayment),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: /^(Банкаа сонгоно уу|Choose your bank)$/ })).toBeVisible()
    await expect(canvas.queryByText(/Товчийг дарж|Press the button/)).toBeNull()
  },
})
/** Link to a wallet app. */
export const ByWalletApp = meta.story({
  ...storyOf("waiting", walletAppPayment),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/хэтэвчний аппаа нээнэ/)).toBeVisible()
    await expect(canvas.queryByText(/банкны хуудас/)).toBeNull()
  },
})
/** The app did not confirm the payment: the reason, and the other payment methods. */
export const RefusedInApp = meta.story({
  ...storyOf("waiting", walletAppPayment, { appProblem: refused("Апп энэ төлбөрийг баталгаажуулсангүй.") }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toBeVisible()
  },
})
/** A lender that asks in its app. */
export const ByLeaseInApp = meta.story({
  ...storyOf("waiting", { ...leasePayment, redirectUrl: null }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/аппаа нээнэ/)).toBeVisible()
  },
})
/** The requested lease, and what the lender does now. */
export const ByLease = meta.story(storyOf("waiting", leasePayment))
/** The same method again after it failed. */
export const TryingAgain = meta.story(storyOf("changingMethod", failedPayment, { methods, methodId: 4, again: true }))
/** The change of method was refused. */
export const ChangeRefused = meta.story(
  storyOf("choosingMethod", qrPayment, { methods, problem: refused("Энэ төлбөрийн хэлбэр идэвхгүй байна.") }),
)
/** Nothing is known, and the network is down. */
export const NothingKnown = meta.story(storyOf("unreachable", null, { problem: unreachable }))
/** The wallet had paid everything and was refunded. */
export const RefundedToWallet = meta.story({ ...storyOf("refunded", { ...refundedPayment, method: null }), play: needsNothing })
/** Amounts of eight digits fit their columns. */
export const SevenDigits = meta.story(storyOf("waiting", { ...qrPayment, amount: tugrik(12_345_678) }))
/** On a phone the banking apps come before the code. */
export const WaitingOnPhone = meta.story({ ...storyOf("waiting", qrPayment), globals: { viewport: { value: "phone", isRotated: false } } })
/** English texts on the smallest phone. */
export const InEnglishOnNarrow = meta.story({
  ...storyOf("waiting", transferPayment),
  globals: { locale: "en", viewport: { value: "narrow", isRotated: false } },
})
