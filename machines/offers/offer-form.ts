/** Offer form machine: a price suggestion or a request for a quote, sent from an own confirmed contact. S29e, V5. */
import type { ActorRefFrom, ContextFrom } from "xstate"
import { checkOffer, type OfferForm, type OfferKind } from "#domain/rules/offers/offer-form.ts"
import { port } from "#machines/ports.ts"
import { submitForm } from "#machines/shared/submit-form.ts"
import type { OfferSubject } from "./ports.ts"

export type OfferFormInput = { readonly kind: OfferKind; readonly slug: string; readonly seed: string }
type Typed = { readonly field: keyof OfferForm; readonly value: string }

export const offerFormMachine = submitForm({
  id: "offerForm",
  subject: {
    actors: { fetchOfferSubject: port("fetchOfferSubject") },
    request: ({ slug }: OfferFormInput) => ({ slug }),
    isUnavailable: ({ own: { email, mobile } }: OfferSubject) => email === null && mobile === null,
  },
  form: (_: OfferFormInput, subject: OfferSubject | null): OfferForm => ({ contact: subject?.own.mobile ?? subject?.own.email ?? "", price: "", quantity: "10", note: "" }),
  edits: { "field.type": (form: OfferForm, { field, value }: Typed) => ({ ...form, [field]: value }) },
  check: ({ kind, form, subject: { own, product } }) => checkOffer(kind, form, own, product.sellingPrice),
  submit: "offer.send",
  actors: { sendOffer: port("sendOffer") },
  request: ({ kind, form, subject }, key) => ({ kind, productId: subject.product.id, form, key }),
  descriptions: {
    machine: "Sends a price suggestion or a request for a quote.",
    fetching: "The product and the shopper's confirmed contacts are being fetched.",
    missing: "There is no such product.",
    unavailable: "The shopper has no confirmed contact and is led to confirm one.",
    failed: "Preparing the form failed; the shopper may try again.",
    writing: "The form is being filled in.",
    sending: "The request is being sent; it is sent once, however often.",
    sent: "The shop has the request and will answer it; its page lists it.",
    refused: "The form says what is wrong, or the shop refused the request or could not be reached.",
  },
})

export type OfferFormContext = ContextFrom<typeof offerFormMachine>
export type OfferFormActor = ActorRefFrom<typeof offerFormMachine>
