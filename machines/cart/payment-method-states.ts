/** States of the payment machine in which the shopper changes the payment method. S29a, B9. */
import type { PaymentMethod } from "#domain/entities/cart/payment.ts"
import { failureOf } from "#machines/shared/failure.ts"
import { keyOf } from "#machines/shared/idempotency-key.ts"
import { onReturnTo, pollTo } from "#machines/shared/presence.ts"
import { orderNumberOf, paymentOf, paymentSetup, takeAndDecide, toUnreachable } from "./payment-setup.ts"

/** Params of the actions and guards on fetched payment methods. */
const methodsOf = ({ event }: { readonly event: { readonly output: ReadonlyArray<PaymentMethod> } }) => ({ methods: event.output })

/** Request for the payment while the shopper chooses a method: the choice stays open as long as the payment is open or failed. */
const checkWhileChoosing = {
  src: "fetchPayment",
  input: orderNumberOf,
  onDone: [
    {
      guard: { type: "canStillChange", params: paymentOf },
      target: "choosingMethod",
      actions: { type: "takeBesideRefusal", params: paymentOf },
    },
    takeAndDecide,
  ],
  onError: { target: "choosingMethod" },
} as const

export const methodStates = {
  fetchingMethods: paymentSetup.createStateConfig({
    description: "The payment methods are loading.",
    tags: "busy",
    invoke: {
      id: "fetchPaymentMethods",
      src: "fetchPaymentMethods",
      onDone: [
        {
          guard: { type: "isAgain", params: methodsOf },
          target: "changingMethod",
          actions: [{ type: "takeMethods", params: methodsOf }, "chooseSame"],
        },
        {
          target: "choosingMethod",
          actions: [{ type: "takeMethods", params: methodsOf }, "clearAgain"],
        },
      ],
      onError: toUnreachable,
    },
  }),
  choosingMethod: paymentSetup.createStateConfig({
    description: "The shopper chooses another payment method; the payment is checked regularly meanwhile.",
    after: pollTo("askingWhileChoosing"),
    on: {
      ...onReturnTo("askingWhileChoosing"),
      "method.choose": { guard: "isOffered", target: "changingMethod", actions: "choose" },
      "method.keep": { target: "deciding" },
      "time.over": { target: "asking" },
    },
  }),
  changingMethod: paymentSetup.createStateConfig({
    description: "The shop is preparing the other payment method; the shopper cannot leave until it responds.",
    tags: "busy",
    invoke: {
      id: "changePaymentMethod",
      src: "changePaymentMethod",
      input: ({ context }) => {
        const { number, methodId, methods, payment, intents } = context
        if (methodId === null) throw new Error("no payment method is chosen")
        const isLease = methods.some(({ id, methodType }) => id === methodId && methodType === "lease")
        return { number, paymentMethodId: methodId, lease: isLease ? (payment?.lease ?? null) : null, key: keyOf(intents) }
      },
      onDone: {
        target: "deciding",
        actions: [{ type: "takePayment", params: paymentOf }, "clearAtBank"],
      },
      onError: [
        {
          guard: { type: "isDefiniteNo", params: failureOf },
          target: "askingSinceRefused",
          actions: { type: "keepProblem", params: failureOf },
        },
        { target: "asking", actions: { type: "keepProblem", params: failureOf } },
      ],
    },
  }),
  askingWhileChoosing: paymentSetup.createStateConfig({
    description: "The payment is being checked while the shopper chooses another method.",
    invoke: {
      id: "askWhileChoosing",
      ...checkWhileChoosing,
    },
    on: {
      "method.choose": { guard: "isOffered", target: "changingMethod", actions: "choose" },
      "method.keep": { target: "asking" },
      "time.over": { target: "asking" },
    },
  }),
  askingSinceRefused: paymentSetup.createStateConfig({
    description: "The shop refused the other method, perhaps because the order is paid or cancelled; the payment is being checked.",
    tags: "busy",
    invoke: {
      id: "askSinceRefused",
      ...checkWhileChoosing,
    },
  }),
}
