/** Payment machine: waiting for the bank, another payment method, and the outcome. S29a, B9. */
import type { ActorRefFrom } from "xstate"
import type { PaymentStatus } from "#domain/entities/cart/payment.ts"
import { failureOf } from "#machines/shared/failure.ts"
import { intentsFrom } from "#machines/shared/idempotency-key.ts"
import { onReturnReenter, onReturnTo, pollTo, slowPollTo } from "#machines/shared/presence.ts"
import { countdown } from "./payment-countdown.ts"
import { methodStates } from "./payment-method-states.ts"
import { orderNumberOf, paymentOf, paymentSetup, paymentValues, takeAndDecide, toUnreachable } from "./payment-setup.ts"

/** Guards of the branches of `deciding`, one for each status but `overdue`, its last branch. */
const statusGuards = {
  pending: "isPending",
  processing: "isProcessing",
  paid: "isPaid",
  failed: "isFailed",
  canceled: "isCanceled",
  refunded: "isRefunded",
} as const satisfies Readonly<Record<Exclude<PaymentStatus, "overdue">, string>>

/** Transition to paying by the same payment method again. */
const retrySameMethod = { target: "fetchingMethods", actions: "markAgain" } as const

/** Transition to the choice of another payment method. */
const chooseOtherMethod = { target: "fetchingMethods", actions: "clearAgain" } as const

/** `on` of a state in which the payment can have any status: a failed one can be retried, and an open or failed one can change its method. */
const retryOrChange = {
  "payment.retry": { guard: "isFailed", ...retrySameMethod },
  "method.change": [
    { guard: "isPending", ...chooseOtherMethod },
    { guard: "isFailed", ...chooseOtherMethod },
  ],
} as const

/** Parts of a state with a known outcome: it is announced, and the payment is checked at times, since money can come late or go back. */
const withOutcome = { entry: "announce", after: slowPollTo("asking"), on: onReturnTo("asking") } as const

export const paymentMachine = paymentSetup.createMachine({
  id: "payment",
  description: "Follows the payment of an order.",
  context: ({ input }) => ({
    number: input.number,
    payment: null,
    methods: [],
    secondsLeft: null,
    seen: true,
    atBank: false,
    methodId: null,
    again: false,
    problem: null,
    announced: null,
    tokens: input.tokens ?? null,
    appProblem: null,
    intents: intentsFrom(input.seed),
    ...(input.payment === null ? {} : paymentValues(input.payment)),
  }),
  invoke: { id: "watchPresence", src: "watchPresence" },
  type: "parallel",
  states: {
    progress: {
      description: "The state of the payment.",
      initial: "deciding",
      on: {
        "presence.changed": { actions: "takePresence" },
      },
      states: {
        deciding: {
          description: "Checks which state the shop reports.",
          always: [
            { guard: "isUnknown", target: "fetching" },
            { guard: "mayPayInApp", target: "payingInApp" },
            { guard: statusGuards.pending, target: "waiting" },
            { guard: statusGuards.processing, target: "processing" },
            { guard: statusGuards.paid, target: "paid" },
            { guard: statusGuards.failed, target: "failed" },
            { guard: statusGuards.canceled, target: "canceled" },
            { guard: statusGuards.refunded, target: "refunded" },
            { target: "overdue" },
          ],
        },
        fetching: {
          description: "The payment is loading for the first time.",
          tags: "busy",
          invoke: {
            id: "fetchPayment",
            src: "fetchPayment",
            input: orderNumberOf,
            onDone: takeAndDecide,
            onError: [{ guard: { type: "isMissing", params: failureOf }, target: "missing" }, toUnreachable],
          },
        },
        payingInApp: {
          description:
            "The shop runs inside a payment app whose tokens pay the order; the shopper cannot leave until the outcome is known.",
          tags: "busy",
          invoke: {
            id: "payInApp",
            src: "payInApp",
            input: ({ context: { number, tokens } }) => {
              if (tokens === null) throw new Error("no app has given tokens")
              return { number, ...tokens }
            },
            onDone: {
              target: "deciding",
              actions: [{ type: "takePayment", params: paymentOf }, "forgetTokens"],
            },
            onError: [
              {
                guard: { type: "isDefiniteNo", params: failureOf },
                target: "deciding",
                actions: { type: "keepAppProblem", params: failureOf },
              },
              toUnreachable,
            ],
          },
        },
        waiting: {
          description: "The payment is open; the screen shows the code or account to pay to, and checks the payment regularly.",
          after: pollTo("asking"),
          on: {
            ...onReturnTo("asking"),
            "bank.visit": { actions: "markAtBank" },
            "payment.check": { target: "asking", actions: "markAtBank" },
            "method.change": chooseOtherMethod,
            "time.over": { target: "asking" },
          },
        },
        processing: {
          description: "The bank is processing the payment.",
          after: pollTo("asking"),
          on: {
            ...onReturnTo("asking"),
            "payment.check": { target: "asking" },
            "time.over": { target: "asking" },
          },
        },
        asking: {
          description: "The payment is being checked; the screen does not change meanwhile.",
          tags: "busy",
          invoke: {
            id: "askPayment",
            src: "fetchPayment",
            input: orderNumberOf,
            onDone: takeAndDecide,
            onError: toUnreachable,
          },
          on: {
            ...onReturnReenter("asking"),
            "bank.visit": { actions: "markAtBank" },
            ...retryOrChange,
          },
        },
        ...methodStates,
        paid: {
          description: "The payment has arrived; it is checked from time to time for a refund.",
          ...withOutcome,
        },
        failed: {
          description:
            "The bank rejected the payment; the order waits a while longer and is checked regularly, since the money can still arrive.",
          tags: "refused",
          after: pollTo("asking"),
          on: {
            ...onReturnTo("asking"),
            "payment.retry": retrySameMethod,
            "method.change": chooseOtherMethod,
            "time.over": { target: "asking" },
          },
        },
        overdue: {
          description: "The time to pay is over; the shop has cancelled the order and returned the wallet amount.",
          tags: "empty",
          ...withOutcome,
        },
        canceled: {
          description: "The order was cancelled before payment; nothing is due, and the wallet amount is returned.",
          tags: "empty",
          ...withOutcome,
        },
        refunded: {
          description: "The order was paid, and the money is refunded.",
          tags: "empty",
          entry: "announce",
        },
        missing: { description: "The order does not exist or belongs to someone else.", tags: "empty" },
        unreachable: {
          description: "The shop is unreachable; the screen keeps what it shows, and the check is repeated automatically.",
          tags: "refused",
          after: pollTo("askingAgain"),
          on: {
            ...onReturnTo("askingAgain"),
            "payment.check": { target: "askingAgain" },
            "page.retry": { target: "askingAgain" },
            ...retryOrChange,
          },
        },
        askingAgain: {
          description: "Checks whether there is something to show during the check.",
          always: [{ guard: "isUnknown", target: "fetching" }, { target: "asking" }],
        },
      },
    },
    countdown,
  },
})

export type PaymentActor = ActorRefFrom<typeof paymentMachine>
