/** Payment machine: waiting for the bank, another payment method, and the outcome. S29a, B9. */
import type { ActorRefFrom } from "xstate"
import { intentsFrom, keyOf } from "#machines/shared/idempotency-key.ts"
import { failureOf } from "#machines/shared/failure.ts"
import { countdown } from "./payment-countdown.ts"
import { paymentSetup, paymentValues } from "./payment-setup.ts"

/** The payment is checked at once when the shopper returns to the page or the connection is back. */
const checkOnReturn = [{ guard: "comesBack", target: "asking", actions: "takePresence" }, { actions: "takePresence" }] as const

/** Another payment method can be chosen as long as the payment is open or failed. */
const changeUnpaidMethod = [
  { guard: "isPending", target: "fetchingMethods", actions: "clearAgain" },
  { guard: "isFailed", target: "fetchingMethods", actions: "clearAgain" },
] as const

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
            { guard: "isPending", target: "waiting" },
            { guard: "isProcessing", target: "processing" },
            { guard: "isPaid", target: "paid" },
            { guard: "isFailed", target: "failed" },
            { guard: "isCanceled", target: "canceled" },
            { guard: "isRefunded", target: "refunded" },
            { target: "overdue" },
          ],
        },
        fetching: {
          description: "The payment is loading for the first time.",
          tags: "busy",
          invoke: {
            id: "fetchPayment",
            src: "fetchPayment",
            input: ({ context }) => ({ number: context.number }),
            onDone: { target: "deciding", actions: { type: "takePayment", params: ({ event }) => ({ payment: event.output }) } },
            onError: [
              { guard: { type: "isMissing", params: failureOf }, target: "missing" },
              { target: "unreachable", actions: { type: "keepProblem", params: failureOf } },
            ],
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
              actions: [{ type: "takePayment", params: ({ event }) => ({ payment: event.output }) }, "forgetTokens"],
            },
            onError: [
              {
                guard: { type: "isDefiniteNo", params: failureOf },
                target: "deciding",
                actions: { type: "keepAppProblem", params: failureOf },
              },
              { target: "unreachable", actions: { type: "keepProblem", params: failureOf } },
            ],
          },
        },
        waiting: {
          description: "The payment is open; the screen shows the code or account to pay to, and checks the payment regularly.",
          after: { pollInterval: { guard: "isSeen", target: "asking" } },
          on: {
            "presence.changed": checkOnReturn,
            "bank.visit": { actions: "markAtBank" },
            "payment.check": { target: "asking", actions: "markAtBank" },
            "method.change": { target: "fetchingMethods", actions: "clearAgain" },
            "time.over": { target: "asking" },
          },
        },
        processing: {
          description: "The bank is processing the payment.",
          after: { pollInterval: { guard: "isSeen", target: "asking" } },
          on: {
            "presence.changed": checkOnReturn,
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
            input: ({ context }) => ({ number: context.number }),
            onDone: { target: "deciding", actions: { type: "takePayment", params: ({ event }) => ({ payment: event.output }) } },
            onError: { target: "unreachable", actions: { type: "keepProblem", params: failureOf } },
          },
          on: {
            "presence.changed": [
              { guard: "comesBack", target: "asking", reenter: true, actions: "takePresence" },
              { actions: "takePresence" },
            ],
            "bank.visit": { actions: "markAtBank" },
            "payment.retry": { guard: "isFailed", target: "fetchingMethods", actions: "markAgain" },
            "method.change": changeUnpaidMethod,
          },
        },
        fetchingMethods: {
          description: "The payment methods are loading.",
          tags: "busy",
          invoke: {
            id: "fetchPaymentMethods",
            src: "fetchPaymentMethods",
            onDone: [
              {
                guard: { type: "isAgain", params: ({ event }) => ({ methods: event.output }) },
                target: "changingMethod",
                actions: [{ type: "takeMethods", params: ({ event }) => ({ methods: event.output }) }, "chooseSame"],
              },
              {
                target: "choosingMethod",
                actions: [{ type: "takeMethods", params: ({ event }) => ({ methods: event.output }) }, "clearAgain"],
              },
            ],
            onError: { target: "unreachable", actions: { type: "keepProblem", params: failureOf } },
          },
        },
        choosingMethod: {
          description: "The shopper chooses another payment method; the payment is checked regularly meanwhile.",
          after: { pollInterval: { guard: "isSeen", target: "askingWhileChoosing" } },
          on: {
            "presence.changed": [
              { guard: "comesBack", target: "askingWhileChoosing", actions: "takePresence" },
              { actions: "takePresence" },
            ],
            "method.choose": { guard: "isOffered", target: "changingMethod", actions: "choose" },
            "method.keep": { target: "deciding" },
            "time.over": { target: "asking" },
          },
        },
        changingMethod: {
          description: "The shop is preparing the other payment method; the shopper cannot leave until it responds.",
          tags: "busy",
          invoke: {
            id: "changePaymentMethod",
            src: "changePaymentMethod",
            input: ({ context }) => {
              if (context.methodId === null) throw new Error("no payment method is chosen")
              return { number: context.number, paymentMethodId: context.methodId, key: keyOf(context.intents) }
            },
            onDone: {
              target: "deciding",
              actions: [{ type: "takePayment", params: ({ event }) => ({ payment: event.output }) }, "clearAtBank"],
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
        },
        askingWhileChoosing: {
          description: "The payment is being checked while the shopper chooses another method.",
          invoke: {
            id: "askWhileChoosing",
            src: "fetchPayment",
            input: ({ context }) => ({ number: context.number }),
            onDone: [
              {
                guard: { type: "canStillChange", params: ({ event }) => ({ payment: event.output }) },
                target: "choosingMethod",
                actions: { type: "takeBesideRefusal", params: ({ event }) => ({ payment: event.output }) },
              },
              { target: "deciding", actions: { type: "takePayment", params: ({ event }) => ({ payment: event.output }) } },
            ],
            onError: { target: "choosingMethod" },
          },
          on: {
            "method.choose": { guard: "isOffered", target: "changingMethod", actions: "choose" },
            "method.keep": { target: "asking" },
            "time.over": { target: "asking" },
          },
        },
        askingSinceRefused: {
          description: "The shop refused the other method, perhaps because the order is paid or cancelled; the payment is being checked.",
          tags: "busy",
          invoke: {
            id: "askSinceRefused",
            src: "fetchPayment",
            input: ({ context }) => ({ number: context.number }),
            onDone: [
              {
                guard: { type: "canStillChange", params: ({ event }) => ({ payment: event.output }) },
                target: "choosingMethod",
                actions: { type: "takeBesideRefusal", params: ({ event }) => ({ payment: event.output }) },
              },
              { target: "deciding", actions: { type: "takePayment", params: ({ event }) => ({ payment: event.output }) } },
            ],
            onError: { target: "choosingMethod" },
          },
        },
        paid: {
          description: "The payment has arrived; it is checked from time to time for a refund.",
          entry: "announce",
          after: { slowPollInterval: { guard: "isSeen", target: "asking" } },
          on: {
            "presence.changed": checkOnReturn,
          },
        },
        failed: {
          description:
            "The bank rejected the payment; the order waits a while longer and is checked regularly, since the money can still arrive.",
          tags: "refused",
          after: { pollInterval: { guard: "isSeen", target: "asking" } },
          on: {
            "presence.changed": checkOnReturn,
            "payment.retry": { target: "fetchingMethods", actions: "markAgain" },
            "method.change": { target: "fetchingMethods", actions: "clearAgain" },
            "time.over": { target: "asking" },
          },
        },
        overdue: {
          description: "The time to pay is over; the shop has cancelled the order and returned the wallet amount.",
          tags: "empty",
          entry: "announce",
          after: { slowPollInterval: { guard: "isSeen", target: "asking" } },
          on: {
            "presence.changed": checkOnReturn,
          },
        },
        canceled: {
          description: "The order was cancelled before payment; nothing is due, and the wallet amount is returned.",
          tags: "empty",
          entry: "announce",
          after: { slowPollInterval: { guard: "isSeen", target: "asking" } },
          on: {
            "presence.changed": checkOnReturn,
          },
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
          after: { pollInterval: { guard: "isSeen", target: "askingAgain" } },
          on: {
            "presence.changed": [{ guard: "comesBack", target: "askingAgain", actions: "takePresence" }, { actions: "takePresence" }],
            "payment.check": { target: "askingAgain" },
            "page.retry": { target: "askingAgain" },
            "payment.retry": { guard: "isFailed", target: "fetchingMethods", actions: "markAgain" },
            "method.change": changeUnpaidMethod,
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
