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
  form: (_: OfferFormInput, subject: OfferSubject | null): OfferForm => ({
    contact: subject?.own.mobile ?? subject?.own.email ?? "",
    price: "",
    quantity: "10",
    note: "",
  }),
  edits: { "field.type": (form: OfferForm, { field, value }: Typed) => ({ ...form, [field]: value }) },
  check: ({ kind, form, subject: { own, product } }) => checkOffer(kind, form, own, product.sellingPrice),
  submit: "offer.send",
  actors: { sendOffer: port("sendOffer") },
  request: ({ kind, form, subject }, key) => ({ kind, productId: subject.product.id, form, key }),
  descriptions: {
    machine: "Sends a price suggestion or a request for a quote.",
    fetching: "The product and the shopper's confirmed contacts are loading.",
    missing: "The product does not exist.",
    unavailable: "The shopper has no confirmed contact; a link leads to confirming one.",
    failed: "Loading the form failed; the shopper can try again.",
    writing: "The shopper is filling in the form.",
    sending: "The request is being sent; repeated sending has no further effect.",
    sent: "The shop has the request and will answer it; the list of requests shows it.",
    refused: "The form shows an error, or the shop refused the request or was unreachable.",
  },
})

export type OfferFormContext = ContextFrom<typeof offerFormMachine>
export type OfferFormActor = ActorRefFrom<typeof offerFormMachine>
