/** Gift purchase machine: a gift card of an amount, for somebody's e-mail address, put into the cart. E18, V5. */
import type { ActorRefFrom, ContextFrom } from "xstate"
import type { GiftCardSale } from "#domain/entities/wallet/gift-card.ts"
import { checkGiftCardForm, type GiftCardForm } from "#domain/rules/wallet/gift-card-form.ts"
import { port } from "#machines/ports.ts"
import { submitForm } from "#machines/shared/submit-form.ts"

type Typed = { readonly field: "email" | "message"; readonly value: string }

export const giftPurchaseMachine = submitForm({
  id: "giftPurchase",
  types: {} as { readonly input: { readonly seed: string } },
  subject: {
    actors: { fetchGiftCardSale: port("fetchGiftCardSale") },
    request: () => undefined,
    isUnavailable: ({ offers }: GiftCardSale) => offers.length === 0,
  },
  form: (): GiftCardForm => ({ variantId: null, email: "", message: "" }),
  edits: {
    "amount.choose": (form: GiftCardForm, { variantId }: { readonly variantId: number }) => ({ ...form, variantId }),
    "field.type": (form: GiftCardForm, { field, value }: Typed) => ({ ...form, [field]: value }),
  },
  check: ({ form }) => checkGiftCardForm(form),
  submit: "card.add",
  actors: { addGiftCard: port("addGiftCard") },
  request: ({ form }, key) => {
    if (form.variantId === null) throw new Error("a gift card without an amount is refused before")
    return { key, variantId: form.variantId, email: form.email.trim(), message: form.message.trim() }
  },
  again: { edits: true },
  emitted: { type: "cart.filled" },
  descriptions: {
    machine: "Adds a gift card for someone to the cart.",
    fetching: "The amounts are loading; a skeleton is shown.",
    unavailable: "The shop sells no gift cards.",
    failed: "Loading the amounts failed; the shopper can try again.",
    writing: "The shopper chooses an amount and enters the receiver of the card.",
    sending: "The card is being added to the cart.",
    sent: "The card is in the cart; the shopper can add another.",
    refused: "The form shows an error, or the shop refused the card.",
  },
})

export type GiftPurchaseContext = ContextFrom<typeof giftPurchaseMachine>
export type GiftPurchaseActor = ActorRefFrom<typeof giftPurchaseMachine>
