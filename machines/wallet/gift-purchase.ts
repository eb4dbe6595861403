/** Gift purchase machine: a gift card of an amount, for somebody's e-mail address, put into the cart. E18, V5. */
import { assertEvent, assign, emit, setup, type ActorRefFrom } from "xstate"
import type { Problem } from "#domain/entities/problem.ts"
import type { GiftCardOffer } from "#domain/entities/wallet/gift-card-offer.ts"
import type { Refusal } from "#domain/rules/forms/refusals.ts"
import { checkGiftCardForm, type GiftCardField, type GiftCardForm } from "#domain/rules/wallet/gift-card-form.ts"
import { port } from "#machines/ports.ts"
import { failedState, failureOf, problemFrom, type Failure } from "#machines/shared/failure.ts"
import { intentsFrom, keyOf, oneMore, type Intents } from "#machines/shared/idempotency-key.ts"

export type GiftPurchaseEvent =
  | { readonly type: "page.retry" }
  | { readonly type: "amount.choose"; readonly variantId: number }
  | { readonly type: "field.type"; readonly field: "email" | "message"; readonly value: string }
  | { readonly type: "card.add" }
export type GiftPurchaseContext = {
  readonly offers: ReadonlyArray<GiftCardOffer>
  readonly form: GiftCardForm
  readonly refusals: ReadonlyArray<Refusal<GiftCardField>>
  /** What the shop said against the card. */
  readonly problem: Problem | null
  readonly intents: Intents
}
/** `seed` makes the names of intents; a new one for each page view. */
export type GiftPurchaseInput = { readonly seed: string }
export type GiftPurchaseEmitted = { readonly type: "cart.filled" }

export const giftPurchaseMachine = setup({
  types: {} as { context: GiftPurchaseContext; events: GiftPurchaseEvent; input: GiftPurchaseInput; emitted: GiftPurchaseEmitted; tags: "busy" | "empty" | "refused" },
  actors: { fetchGiftCardOffers: port("fetchGiftCardOffers"), addGiftCard: port("addGiftCard") },
  actions: {
    takeOffers: assign((_, { offers }: { offers: ReadonlyArray<GiftCardOffer> }) => ({ offers, problem: null })),
    choose: assign(({ context, event }) => {
      assertEvent(event, "amount.choose")
      return changed(context, "variantId", event.variantId)
    }),
    type: assign(({ context, event }) => {
      assertEvent(event, "field.type")
      return changed(context, event.field, event.value)
    }),
    refuse: assign(({ context }) => ({ refusals: checkGiftCardForm(context.form), problem: null })),
    nameIntent: assign(({ context }) => ({ intents: oneMore(context.intents), refusals: [], problem: null })),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
    emitFilled: emit({ type: "cart.filled" }),
  },
  guards: {
    isAccepted: ({ context }) => checkGiftCardForm(context.form).length === 0,
    isNothing: (_, { offers }: { offers: ReadonlyArray<GiftCardOffer> }) => offers.length === 0,
  },
}).createMachine({
  id: "giftPurchase",
  description: "Puts a gift card for somebody into the cart.",
  context: ({ input }) => ({ offers: [], form: { variantId: null, email: "", message: "" }, refusals: [], problem: null, intents: intentsFrom(input.seed) }),
  initial: "fetching",
  states: {
    fetching: {
      description: "The amounts are asked for; their shapes are shown.",
      tags: "busy",
      invoke: {
        id: "fetchGiftCardOffers",
        src: "fetchGiftCardOffers",
        onDone: [
          { guard: { type: "isNothing", params: ({ event }) => ({ offers: event.output }) }, target: "none" },
          { target: "writing", actions: { type: "takeOffers", params: ({ event }) => ({ offers: event.output }) } },
        ],
        onError: { target: "failed", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    none: { description: "The shop sells no gift cards.", tags: "empty" },
    failed: failedState("The amounts could not be had; the shopper may try again."),
    writing: {
      description: "The shopper chooses an amount and says whom the card is for.",
      on: {
        "amount.choose": { actions: "choose" },
        "field.type": { actions: "type" },
        "card.add": [{ guard: "isAccepted", target: "adding", actions: "nameIntent" }, { actions: "refuse" }],
      },
    },
    adding: {
      description: "The card is being put into the cart.",
      tags: "busy",
      invoke: {
        id: "addGiftCard",
        src: "addGiftCard",
        input: ({ context: { form, intents } }) => {
          if (form.variantId === null) throw new Error("a gift card without an amount is refused before")
          return { key: keyOf(intents), variantId: form.variantId, email: form.email.trim(), message: form.message.trim() }
        },
        onDone: { target: "added", actions: "emitFilled" },
        onError: { target: "writing", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    added: {
      description: "The card is in the cart; another one may be written.",
      on: {
        "amount.choose": { target: "writing", actions: "choose" },
        "field.type": { target: "writing", actions: "type" },
      },
    },
  },
})

const changed = <Field extends GiftCardField>({ form, refusals }: GiftPurchaseContext, field: Field, value: GiftCardForm[Field]) => ({
  form: { ...form, [field]: value },
  refusals: refusals.filter((refusal) => refusal.field !== field),
  problem: null,
})

export type GiftPurchaseActor = ActorRefFrom<typeof giftPurchaseMachine>
