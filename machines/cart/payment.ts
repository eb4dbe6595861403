/** Payment machine: waiting for the bank, another payment method, and the outcome. S29a, B9. */
import type { ActorRefFrom } from "xstate"
import { intentsFrom, keyOf } from "#machines/shared/idempotency-key.ts"
import { failureOf } from "#machines/shared/failure.ts"
import { paymentSetup, taken } from "./payment-setup.ts"

export const paymentMachine = paymentSetup.createMachine({
  id: "payment",
  description: "Follows the payment of one order.",
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
    ...(input.payment === null ? {} : taken(input.payment)),
  }),
  invoke: { id: "watchPresence", src: "watchPresence" },
  type: "parallel",
  states: {
    progress: {
      description: "How far the payment has come.",
      initial: "deciding",
      on: {
        "presence.changed": { actions: "takePresence" },
      },
      states: {
        deciding: {
          description: "Decides at once what the shop's answer means.",
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
          description: "The payment is asked for the first time.",
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
          description: "The shop is open in a payment app, whose tokens pay the order; this cannot be left before the outcome is known.",
          tags: "busy",
          invoke: {
            id: "payInApp",
            src: "payInApp",
            input: ({ context: { number, tokens } }) => {
              if (tokens === null) throw new Error("no app has given tokens")
              return { number, ...tokens }
            },
            onDone: { target: "deciding", actions: [{ type: "takePayment", params: ({ event }) => ({ payment: event.output }) }, "forgetTokens"] },
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
          description: "The money has not come yet: the code or the account to pay to is shown, and the shop is asked again and again.",
          after: { pollInterval: { guard: "isSeen", target: "asking" } },
          on: {
            "presence.changed": [
              { guard: "comesBack", target: "asking", actions: "takePresence" },
              { actions: "takePresence" },
            ],
            "bank.visit": { actions: "markAtBank" },
            "payment.check": { target: "asking", actions: "markAtBank" },
            "method.change": { target: "fetchingMethods", actions: "clearAgain" },
            "time.over": { target: "asking" },
          },
        },
        processing: {
          description: "The bank has taken the payment and has not answered yet.",
          after: { pollInterval: { guard: "isSeen", target: "asking" } },
          on: {
            "presence.changed": [
              { guard: "comesBack", target: "asking", actions: "takePresence" },
              { actions: "takePresence" },
            ],
            "payment.check": { target: "asking" },
            "time.over": { target: "asking" },
          },
        },
        asking: {
          description: "The shop is asked how far the payment is; the screen stays as it was.",
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
            "method.change": [
              { guard: "isPending", target: "fetchingMethods", actions: "clearAgain" },
              { guard: "isFailed", target: "fetchingMethods", actions: "clearAgain" },
            ],
          },
        },
        fetchingMethods: {
          description: "The ways to pay are asked for.",
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
          description: "The shopper chooses another way to pay; the shop is asked again and again whether the order was paid meanwhile.",
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
          description: "The shop prepares the other way to pay; this cannot be left before it has answered.",
          tags: "busy",
          invoke: {
            id: "changePaymentMethod",
            src: "changePaymentMethod",
            input: ({ context }) => {
              if (context.methodId === null) throw new Error("no way to pay is chosen")
              return { number: context.number, paymentMethodId: context.methodId, key: keyOf(context.intents) }
            },
            onDone: { target: "deciding", actions: [{ type: "takePayment", params: ({ event }) => ({ payment: event.output }) }, "clearAtBank"] },
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
          description: "The shop is asked whether the order was paid or cancelled meanwhile; the shopper goes on choosing.",
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
          description: "The shop would not prepare the other way: perhaps the order was paid or cancelled meanwhile, so it is asked.",
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
          description: "The money has come; the shop is asked now and then whether it was given back.",
          entry: "announce",
          after: { slowPollInterval: { guard: "isSeen", target: "asking" } },
          on: {
            "presence.changed": [
              { guard: "comesBack", target: "asking", actions: "takePresence" },
              { actions: "takePresence" },
            ],
          },
        },
        failed: {
          description: "The bank said no; the order still waits for a while, and the shop is asked again and again, since the money may yet come.",
          tags: "refused",
          after: { pollInterval: { guard: "isSeen", target: "asking" } },
          on: {
            "presence.changed": [
              { guard: "comesBack", target: "asking", actions: "takePresence" },
              { actions: "takePresence" },
            ],
            "payment.retry": { target: "fetchingMethods", actions: "markAgain" },
            "method.change": { target: "fetchingMethods", actions: "clearAgain" },
            "time.over": { target: "asking" },
          },
        },
        overdue: {
          description: "The time to pay is over: the order is cancelled, and what the wallet paid is given back.",
          tags: "empty",
          entry: "announce",
          after: { slowPollInterval: { guard: "isSeen", target: "asking" } },
          on: {
            "presence.changed": [
              { guard: "comesBack", target: "asking", actions: "takePresence" },
              { actions: "takePresence" },
            ],
          },
        },
        canceled: {
          description: "The order was cancelled before it was paid: there is nothing to pay, and what the wallet paid is given back.",
          tags: "empty",
          entry: "announce",
          after: { slowPollInterval: { guard: "isSeen", target: "asking" } },
          on: {
            "presence.changed": [
              { guard: "comesBack", target: "asking", actions: "takePresence" },
              { actions: "takePresence" },
            ],
          },
        },
        refunded: {
          description: "The money was paid and is given back.",
          tags: "empty",
          entry: "announce",
        },
        missing: { description: "There is no such order, or it is someone else's.", tags: "empty" },
        unreachable: {
          description: "The shop cannot be reached: what is known stays on screen, and it is asked again by itself.",
          tags: "refused",
          after: { pollInterval: { guard: "isSeen", target: "askingAgain" } },
          on: {
            "presence.changed": [
              { guard: "comesBack", target: "askingAgain", actions: "takePresence" },
              { actions: "takePresence" },
            ],
            "payment.check": { target: "askingAgain" },
            "page.retry": { target: "askingAgain" },
            "payment.retry": { guard: "isFailed", target: "fetchingMethods", actions: "markAgain" },
            "method.change": [
              { guard: "isPending", target: "fetchingMethods", actions: "clearAgain" },
              { guard: "isFailed", target: "fetchingMethods", actions: "clearAgain" },
            ],
          },
        },
        askingAgain: {
          description: "Decides at once whether anything is known to be shown while the shop is asked.",
          always: [{ guard: "isUnknown", target: "fetching" }, { target: "asking" }],
        },
      },
    },
    countdown: {
      description: "The time that is left to pay, by the shop's clock.",
      initial: "still",
      states: {
        still: {
          description: "Nothing is counted.",
          always: { guard: "hasTime", target: "running" },
        },
        running: {
          description: "The seconds run.",
          always: { guard: "hasNoTime", target: "still" },
          after: {
            second: [
              { guard: "isLastSecond", target: "still", actions: ["tick", "raiseOver"] },
              { target: "running", reenter: true, actions: "tick" },
            ],
          },
        },
      },
    },
  },
})

export type PaymentActor = ActorRefFrom<typeof paymentMachine>
