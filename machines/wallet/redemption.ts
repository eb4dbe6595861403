/** Redemption machine: vouchers or gift cards, and a code that is credited to the wallet. S21, E18, V5. */
import { assertEvent, assign, emit, setup, type ActorRefFrom } from "xstate"
import type { Problem } from "#domain/entities/problem.ts"
import type { GiftCard, Voucher } from "#domain/entities/wallet/coupon.ts"
import { checkGiftCard, checkVoucher } from "#domain/rules/wallet/code-forms.ts"
import { portByRequest } from "#machines/ports.ts"
import { failedState, failureOf, problemFrom, type Failure } from "#machines/shared/failure.ts"

export type RedeemableKind = "voucher" | "gift_card"
type Redeemable = Voucher | GiftCard

export type RedemptionEvent = { readonly type: "page.retry" } | { readonly type: "code.type"; readonly code: string } | { readonly type: "code.redeem" }
export type RedemptionContext = {
  readonly kind: RedeemableKind
  readonly vouchers: ReadonlyArray<Voucher>
  readonly giftCards: ReadonlyArray<GiftCard>
  readonly code: string
  /** What was credited last. */
  readonly redeemed: Redeemable | null
  /** `null` in `refused` where the code itself is blank or malformed. */
  readonly problem: Problem | null
}
export type RedemptionInput = { readonly kind: RedeemableKind }
export type RedemptionEmitted = { readonly type: "wallet.credited" }

const isVoucher = (one: Redeemable): one is Voucher => "code" in one
const isGiftCard = (one: Redeemable): one is GiftCard => !isVoucher(one)
const isWellFormed = ({ kind, code }: Pick<RedemptionContext, "kind" | "code">): boolean =>
  (kind === "voucher" ? checkVoucher({ code }) : checkGiftCard({ number: code })).length === 0

/** The list with what was redeemed in front. */
const withRedeemed = ({ vouchers, giftCards }: Pick<RedemptionContext, "vouchers" | "giftCards">, one: Redeemable) =>
  isVoucher(one)
    ? { vouchers: [one, ...vouchers.filter(({ code }) => code !== one.code)], giftCards }
    : { vouchers, giftCards: [one, ...giftCards.filter(({ number }) => number !== one.number)] }

export const redemptionMachine = setup({
  types: {} as {
    context: RedemptionContext
    events: RedemptionEvent
    input: RedemptionInput
    emitted: RedemptionEmitted
    tags: "busy" | "refused"
  },
  actors: { fetchList: portByRequest<"fetchVouchers" | "fetchGiftCards">(), redeem: portByRequest<"useVoucher" | "redeemGiftCard">() },
  actions: {
    takeList: assign(({ context }, { list }: { list: ReadonlyArray<Redeemable> }) => ({
      ...context,
      vouchers: list.filter(isVoucher),
      giftCards: list.filter(isGiftCard),
      problem: null,
    })),
    takeCode: assign(({ event }) => {
      assertEvent(event, "code.type")
      return { code: event.code, problem: null }
    }),
    takeRedeemed: assign(({ context }, { one }: { one: Redeemable }) => ({ ...withRedeemed(context, one), redeemed: one, code: "", problem: null })),
    forgetProblem: assign({ problem: null }),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
    emitCredited: emit({ type: "wallet.credited" }),
  },
  guards: { isWellFormed: ({ context }) => isWellFormed(context) },
}).createMachine({
  id: "redemption",
  description: "Credits vouchers or gift cards to the wallet, and shows those before.",
  context: ({ input }) => ({ kind: input.kind, vouchers: [], giftCards: [], code: "", redeemed: null, problem: null }),
  initial: "fetching",
  states: {
    fetching: {
      description: "The list is asked for; its shapes are shown.",
      tags: "busy",
      invoke: {
        id: "fetchList",
        src: "fetchList",
        input: ({ context }) => (context.kind === "voucher" ? { port: "fetchVouchers", input: undefined } : { port: "fetchGiftCards", input: undefined }),
        onDone: { target: "ready", actions: { type: "takeList", params: ({ event }) => ({ list: event.output }) } },
        onError: { target: "failed", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    ready: {
      description: "A code may be entered; those before are listed.",
      on: {
        "code.type": { actions: "takeCode" },
        "code.redeem": [{ guard: "isWellFormed", target: "redeeming" }, { target: "refused", actions: "forgetProblem" }],
      },
    },
    redeeming: {
      description: "The code is being credited; a code is credited once, however often it is sent.",
      tags: "busy",
      invoke: {
        id: "redeem",
        src: "redeem",
        input: ({ context: { kind, code } }) => (kind === "voucher" ? { port: "useVoucher", input: { code } } : { port: "redeemGiftCard", input: { code } }),
        onDone: { target: "redeemed", actions: [{ type: "takeRedeemed", params: ({ event }) => ({ one: event.output }) }, "emitCredited"] },
        onError: { target: "refused", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    redeemed: {
      description: "The value is in the wallet; another code may be entered.",
      on: { "code.type": { target: "ready", actions: "takeCode" } },
    },
    refused: {
      description: "The code is blank, wrong, used or expired, or the shop could not be reached.",
      tags: "refused",
      on: {
        "code.type": { target: "ready", actions: "takeCode" },
        "code.redeem": [{ guard: "isWellFormed", target: "redeeming" }, { actions: "forgetProblem" }],
      },
    },
    failed: failedState("The list could not be had; the shopper may try again."),
  },
})

export type RedemptionActor = ActorRefFrom<typeof redemptionMachine>
