/** Coupon machine: one coupon, sent to an e-mail address. S22, C8. */
import { assertEvent, assign, setup, type ActorRefFrom } from "xstate"
import type { Problem } from "#domain/entities/problem.ts"
import type { Coupon } from "#domain/entities/wallet/coupon.ts"
import { emailRefusal } from "#domain/rules/identity/contact.ts"
import { port } from "#machines/ports.ts"
import { failedState, isDefiniteNo, isMissing, missingOrFailed, problemFrom, refusedOrUnsure, type Failure } from "#machines/shared/failure.ts"
import { intentsFrom, keyOf, oneMore, type Intents } from "#machines/shared/idempotency-key.ts"

export type CouponEvent = { readonly type: "page.retry" } | { readonly type: "email.type"; readonly email: string } | { readonly type: "coupon.send" }
export type CouponContext = {
  readonly number: string
  readonly coupon: Coupon | null
  readonly email: string
  /** `null` in `refused` where the address itself is wrong. */
  readonly problem: Problem | null
  readonly intents: Intents
}
/** `seed` makes the names of intents; a new one for each page view. */
export type CouponInput = { readonly number: string; readonly seed: string }

export const couponMachine = setup({
  types: {} as { context: CouponContext; events: CouponEvent; input: CouponInput; tags: "busy" | "refused" | "empty" },
  actors: { fetchCoupon: port("fetchCoupon"), sendCoupon: port("sendCoupon") },
  actions: {
    takeCoupon: assign((_, { coupon }: { coupon: Coupon }) => ({ coupon, problem: null })),
    takeEmail: assign(({ context, event }) => {
      assertEvent(event, "email.type")
      return { email: event.email, problem: null, intents: oneMore(context.intents) }
    }),
    nameIntent: assign(({ context }) => ({ intents: oneMore(context.intents) })),
    forgetProblem: assign({ problem: null }),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
  },
  guards: {
    isMissing: (_, failure: Failure) => isMissing(failure),
    isDefiniteNo: (_, failure: Failure) => isDefiniteNo(failure),
    isEmail: ({ context }) => emailRefusal(context.email) === null,
  },
}).createMachine({
  id: "coupon",
  description: "Shows one coupon, and sends it by e-mail.",
  context: ({ input }) => ({ number: input.number, coupon: null, email: "", problem: null, intents: intentsFrom(input.seed) }),
  initial: "fetching",
  states: {
    fetching: {
      description: "The coupon is asked for.",
      tags: "busy",
      invoke: {
        id: "fetchCoupon",
        src: "fetchCoupon",
        input: ({ context }) => ({ number: context.number }),
        onDone: { target: "ready", actions: { type: "takeCoupon", params: ({ event }) => ({ coupon: event.output }) } },
        onError: missingOrFailed,
      },
    },
    ready: {
      description: "The coupon is shown with what it is good for.",
      on: {
        "email.type": { actions: "takeEmail" },
        "coupon.send": [{ guard: "isEmail", target: "sending" }, { target: "refused", actions: "forgetProblem" }],
      },
    },
    sending: {
      description: "The letter is being sent.",
      tags: "busy",
      invoke: {
        id: "sendCoupon",
        src: "sendCoupon",
        input: ({ context }) => ({ number: context.number, email: context.email.trim(), key: keyOf(context.intents) }),
        onDone: { target: "sent", actions: "nameIntent" },
        onError: refusedOrUnsure,
      },
    },
    sent: {
      description: "The letter is on its way, and another may be sent.",
      on: { "email.type": { target: "ready", actions: "takeEmail" }, "coupon.send": { target: "sending" } },
    },
    refused: {
      description: "The address is wrong, or the shop would not send the letter.",
      tags: "refused",
      on: {
        "email.type": { target: "ready", actions: "takeEmail" },
        "coupon.send": [{ guard: "isEmail", target: "sending" }, { actions: "forgetProblem" }],
      },
    },
    missing: { description: "There is no such coupon, or it is someone else's.", tags: "empty" },
    failed: failedState("The coupon could not be had; the shopper may try again."),
  },
})

export type CouponActor = ActorRefFrom<typeof couponMachine>
