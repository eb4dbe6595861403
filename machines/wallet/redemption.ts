/** Redemption machine: vouchers or gift cards, and a code that is credited to the wallet. S21, E18, V5. */
import type { ActorRefFrom, ContextFrom } from "xstate"
import type { GiftCard } from "#domain/entities/wallet/gift-card.ts"
import type { Voucher } from "#domain/entities/wallet/voucher.ts"
import { checkGiftCard, checkVoucher, isVoucher } from "#domain/rules/wallet/code-forms.ts"
import { portByRequest } from "#machines/ports.ts"
import { submitForm } from "#machines/shared/submit-form.ts"

export type RedeemableKind = "voucher" | "gift_card"
type Redeemable = Voucher | GiftCard

export type RedemptionInput = { readonly kind: RedeemableKind; readonly seed: string }
type List = ReadonlyArray<Voucher> | ReadonlyArray<GiftCard>
type Form = { readonly code: string }

const nameOf = (one: Redeemable): string => (isVoucher(one) ? one.code : one.number)

export const redemptionMachine = submitForm({
  id: "redemption",
  subject: {
    actors: { fetchList: portByRequest<"fetchVouchers" | "fetchGiftCards">() },
    request: ({ kind }: RedemptionInput) =>
      kind === "voucher" ? { port: "fetchVouchers" as const, input: undefined } : { port: "fetchGiftCards" as const, input: undefined },
    /** The redeemed code comes first. */
    after: (list: List, redeemed: Redeemable) => {
      const earlier: ReadonlyArray<Redeemable> = list
      return [redeemed, ...earlier.filter((one) => nameOf(one) !== nameOf(redeemed))] as List
    },
  },
  form: (): Form => ({ code: "" }),
  edits: { "code.type": (_: Form, { code }: Form) => ({ code }) },
  check: ({ kind, form: { code } }) =>
    kind === "voucher"
      ? checkVoucher({ code })
      : checkGiftCard({ number: code }).map((refusal) => ({ ...refusal, field: "code" as const })),
  submit: "code.redeem",
  actors: { redeem: portByRequest<"useVoucher" | "redeemGiftCard">() },
  request: ({ kind, form: { code } }, key) =>
    kind === "voucher" ? { port: "useVoucher" as const, input: { code, key } } : { port: "redeemGiftCard" as const, input: { code, key } },
  again: { edits: true },
  blank: () => ({ code: "" }),
  emitted: { type: "wallet.credited" },
  descriptions: {
    machine: "Credits vouchers or gift cards to the wallet, and lists earlier ones.",
    fetching: "The list is loading; a skeleton is shown.",
    failed: "Loading the list failed; the shopper can try again.",
    writing: "The shopper can enter a code; earlier ones are listed.",
    sending: "The code is being credited; repeated sending has no further effect.",
    sent: "The value is in the wallet; the shopper can enter another code.",
    refused: "The code is blank, wrong, used or expired, or the shop was unreachable.",
  },
})

export type RedemptionContext = ContextFrom<typeof redemptionMachine>
export type RedemptionActor = ActorRefFrom<typeof redemptionMachine>
