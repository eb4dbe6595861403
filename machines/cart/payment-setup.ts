/** Actions, guards, delays and ports of the payment machine, and transitions that its states share. */
import { assertEvent, assign, enqueueActions, raise, setup } from "xstate"
import type { Payment, PaymentMethod } from "#domain/entities/cart/payment.ts"
import { isOpenPayment } from "#domain/rules/cart/payment-status.ts"
import { afterTick, tick } from "#domain/rules/countdown.ts"
import { oneMore } from "#machines/shared/idempotency-key.ts"
import { failureOf, isDefiniteNo, isMissing, problemFrom, type Failure } from "#machines/shared/failure.ts"
import { comesBack, pollInterval, presenceFrom, slowPollInterval } from "#machines/shared/presence.ts"
import { port } from "#machines/ports.ts"
import { stream } from "#machines/streams.ts"
import type { PaymentContext, PaymentEmitted, PaymentEvent, PaymentInput } from "./payment-context.ts"

/** Context values of a fetched payment. */
export const paymentValues = (payment: Payment) => ({
  payment,
  secondsLeft: isOpenPayment(payment.status) ? payment.expiresIn : null,
  problem: null,
})

export const paymentSetup = setup({
  types: {} as {
    context: PaymentContext
    events: PaymentEvent | { readonly type: "time.over" }
    input: PaymentInput
    emitted: PaymentEmitted
    tags: "busy" | "empty" | "refused"
  },
  actors: {
    fetchPayment: port("fetchPayment"),
    fetchPaymentMethods: port("fetchPaymentMethods"),
    payInApp: port("payInApp"),
    changePaymentMethod: port("changePaymentMethod"),
    watchPresence: stream("watchPresence"),
  },
  actions: {
    takePayment: assign((_, { payment }: { payment: Payment }) => paymentValues(payment)),
    takeBesideRefusal: assign(({ context }, { payment }: { payment: Payment }) => ({
      ...paymentValues(payment),
      problem: context.problem,
    })),
    takeMethods: assign((_, { methods }: { methods: ReadonlyArray<PaymentMethod> }) => ({ methods, problem: null })),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
    forgetTokens: assign({ tokens: null, appProblem: null }),
    keepAppProblem: assign((_, failure: Failure) => ({ tokens: null, appProblem: problemFrom(failure).problem })),
    takePresence: assign(({ event }) => presenceFrom(event)),
    markAtBank: assign({ atBank: true }),
    clearAtBank: assign({ atBank: false }),
    markAgain: assign({ again: true }),
    clearAgain: assign({ again: false }),
    chooseSame: assign(({ context }) => ({
      methodId: context.methods.find(({ methodType }) => methodType === context.payment?.method)?.id ?? null,
      intents: oneMore(context.intents),
    })),
    choose: assign(({ context, event }) => {
      assertEvent(event, "method.choose")
      return { methodId: event.id, intents: oneMore(context.intents), problem: null, appProblem: null }
    }),
    tick: assign(({ context }) => ({ secondsLeft: afterTick(context.secondsLeft ?? 0) })),
    raiseOver: raise({ type: "time.over" }),
    // Once for each outcome, even if it is confirmed repeatedly.
    announce: enqueueActions(({ context: { payment, announced, number }, enqueue }) => {
      if (payment === null || payment.status === announced) return
      enqueue.assign({ announced: payment.status })
      enqueue.emit({ type: payment.status === "paid" ? "payment.paid" : "payment.ended", number })
    }),
  },
  guards: {
    isUnknown: ({ context }) => context.payment === null,
    isPaid: ({ context }) => context.payment?.status === "paid",
    mayPayInApp: ({ context: { tokens, payment } }) => tokens !== null && (payment?.status === "pending" || payment?.status === "failed"),
    isProcessing: ({ context }) => context.payment?.status === "processing",
    isFailed: ({ context }) => context.payment?.status === "failed",
    isCanceled: ({ context }) => context.payment?.status === "canceled",
    isRefunded: ({ context }) => context.payment?.status === "refunded",
    isPending: ({ context }) => context.payment?.status === "pending",
    isSeen: ({ context }) => context.seen,
    comesBack: ({ context, event }) => comesBack(context, event),
    isOffered: ({ context, event }) => {
      assertEvent(event, "method.choose")
      return context.methods.some(({ id, active }) => id === event.id && active)
    },
    isAgain: ({ context }, { methods }: { methods: ReadonlyArray<PaymentMethod> }) =>
      context.again && methods.some(({ methodType, active }) => active && methodType === context.payment?.method),
    canStillChange: (_, { payment }: { payment: Payment }) => payment.status === "pending" || payment.status === "failed",
    isMissing: (_, failure: Failure) => isMissing(failure),
    isDefiniteNo: (_, failure: Failure) => isDefiniteNo(failure),
    hasTime: ({ context }) => (context.secondsLeft ?? 0) > 0,
    hasNoTime: ({ context }) => (context.secondsLeft ?? 0) <= 0,
    isLastSecond: ({ context }) => afterTick(context.secondsLeft ?? 0) === 0,
  },
  delays: { pollInterval, slowPollInterval, second: tick },
})

/** Input of a request for the payment of the order. */
export const orderNumberOf = ({ context }: { readonly context: PaymentContext }) => ({ number: context.number })

/** Params of the actions and guards on a fetched payment. */
export const paymentOf = ({ event }: { readonly event: { readonly output: Payment } }) => ({ payment: event.output })

/** `onDone` of a request for the payment: its status decides the next state. */
export const takeAndDecide = { target: "deciding", actions: { type: "takePayment", params: paymentOf } } as const

/** `onError` of a request after which the check is repeated automatically. */
export const toUnreachable = { target: "unreachable", actions: { type: "keepProblem", params: failureOf } } as const
