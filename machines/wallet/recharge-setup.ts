/** Context, events, actions, guards and ports of the recharge machine. */
import { assertEvent, assign, emit, setup } from "xstate"
import type { PaymentMethod } from "#domain/entities/cart/payment.ts"
import type { Problem } from "#domain/entities/problem.ts"
import type { Recharge, RechargeNumber } from "#domain/entities/wallet/recharge.ts"
import {
  canRecharge,
  checkRecharge,
  rechargeAmount,
  rechargeOutcome,
  type RechargeForm,
  type RechargeOutcome,
} from "#domain/rules/wallet/recharge.ts"
import { port } from "#machines/ports.ts"
import { isDefiniteNo, isMissing, problemFrom, type Failure } from "#machines/shared/failure.ts"
import { intentsFrom, keyOf, oneMore, type Intents } from "#machines/shared/idempotency-key.ts"
import { comesBack, pollInterval, presenceFrom, slowPollInterval } from "#machines/shared/presence.ts"
import { stream, type PresenceChanged } from "#machines/streams.ts"

export type RechargeEvent =
  | PresenceChanged
  | { readonly type: "form.change"; readonly form: Partial<RechargeForm> }
  | { readonly type: "recharge.start" }
  /** "I have paid": fetches the payment at once. */
  | { readonly type: "recharge.check" }
  /** Another recharge after this one failed or ended. */
  | { readonly type: "recharge.again" }
  | { readonly type: "page.retry" }
export type RechargeContext = {
  readonly number: RechargeNumber | null
  readonly recharge: Recharge | null
  readonly methods: ReadonlyArray<PaymentMethod>
  readonly form: RechargeForm
  /** Whether the form was submitted, so that it shows its refusals. */
  readonly isTried: boolean
  readonly seen: boolean
  readonly problem: Problem | null
  readonly intents: Intents
}
/** `number` is `null` for a new recharge. `seed` of the idempotency keys; a new one for each page view. */
export type RechargeInput = { readonly number: RechargeNumber | null; readonly seed: string }
export type RechargeEmitted = { readonly type: "recharge.started"; readonly number: RechargeNumber } | { readonly type: "recharge.paid" }

export const openRecharge = ({ number, seed }: RechargeInput): RechargeContext => ({
  number,
  recharge: null,
  methods: [],
  form: { amount: "50,000", methodId: null },
  isTried: false,
  seen: true,
  problem: null,
  intents: intentsFrom(seed),
})

/** Number of the recharge that is followed. Throws for a new one. */
export const followedNumber = ({ number }: RechargeContext): RechargeNumber => {
  if (number === null) throw new Error("no recharge is followed")
  return number
}

/** Request of a complete form. Throws without a payment method, which the form refuses before. */
export const startRequest = ({ form, intents }: RechargeContext) => {
  if (form.methodId === null) throw new Error("no payment method is chosen")
  return { amount: rechargeAmount(form), paymentMethodId: form.methodId, key: keyOf(intents) }
}

/** Outcome of the recharge; `null` before one is known. */
const outcomeOf = ({ recharge }: RechargeContext): RechargeOutcome | null =>
  recharge === null ? null : rechargeOutcome(recharge.payment.status)

export const rechargeSetup = setup({
  types: {} as {
    context: RechargeContext
    events: RechargeEvent
    input: RechargeInput
    emitted: RechargeEmitted
    tags: "busy" | "empty" | "refused"
  },
  actors: {
    fetchPaymentMethods: port("fetchPaymentMethods"),
    startRecharge: port("startRecharge"),
    fetchRecharge: port("fetchRecharge"),
    watchPresence: stream("watchPresence"),
  },
  actions: {
    takeMethods: assign(({ context }, { methods }: { methods: ReadonlyArray<PaymentMethod> }) => {
      const usable = methods.filter(({ active, methodType }) => active && canRecharge({ type: methodType }))
      return { methods: usable, form: { ...context.form, methodId: context.form.methodId ?? usable[0]?.id ?? null }, problem: null }
    }),
    changeForm: assign(({ context, event }) => {
      assertEvent(event, "form.change")
      return { form: { ...context.form, ...event.form }, problem: null, intents: oneMore(context.intents) }
    }),
    markTried: assign({ isTried: true }),
    takeRecharge: assign((_, { recharge }: { recharge: Recharge }) => ({ recharge, number: recharge.number, problem: null })),
    startOver: assign(({ context }) => ({
      number: null,
      recharge: null,
      isTried: false,
      problem: null,
      intents: oneMore(context.intents),
    })),
    nameIntent: assign(({ context }) => ({ intents: oneMore(context.intents) })),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
    takePresence: assign(({ event }) => presenceFrom(event)),
    emitStarted: emit((_, { recharge }: { recharge: Recharge }) => ({ type: "recharge.started", number: recharge.number }) as const),
    emitPaid: emit({ type: "recharge.paid" }),
  },
  guards: {
    isNew: ({ context }) => context.number === null,
    isComplete: ({ context }) => checkRecharge(context.form).length === 0,
    isPaid: ({ context }) => outcomeOf(context) === "paid",
    isDeclined: ({ context }) => outcomeOf(context) === "declined",
    isEnded: ({ context }) => outcomeOf(context) === "ended",
    isOver: ({ context }) => ["declined", "ended"].includes(outcomeOf(context) ?? ""),
    isSeen: ({ context }) => context.seen,
    comesBack: ({ context, event }) => comesBack(context, event),
    isMissing: (_, failure: Failure) => isMissing(failure),
    isDefiniteNo: (_, failure: Failure) => isDefiniteNo(failure),
  },
  delays: { pollInterval, slowPollInterval },
})
