/** Offer form machine: a price suggestion or a request for a quote, sent from an own confirmed contact. S29e, V5. */
import { assign, setup, type ActorRefFrom } from "xstate"
import type { Product } from "#domain/entities/catalogue/product.ts"
import type { Problem } from "#domain/entities/problem.ts"
import type { Refusal } from "#domain/rules/forms/refusals.ts"
import { checkOffer, type OfferField, type OfferForm, type OfferKind, type OwnContacts } from "#domain/rules/offers/offer-form.ts"
import { zero } from "#domain/rules/money.ts"
import { port } from "#machines/ports.ts"
import { failedState, isDefiniteNo, isMissing, missingOrFailed, problemFrom, refusedOrUnsure, type Failure } from "#machines/shared/failure.ts"
import { intentsFrom, keyOf, oneMore, type Intents } from "#machines/shared/idempotency-key.ts"
import type { OfferSubject } from "./ports.ts"

type Typed = { readonly field: keyof OfferForm; readonly value: string }

export type OfferFormEvent = { readonly type: "page.retry" } | ({ readonly type: "field.type" } & Typed) | { readonly type: "offer.send" }
export type OfferFormContext = {
  readonly kind: OfferKind
  readonly slug: string
  /** `null` until it is known. */
  readonly product: Product | null
  readonly own: OwnContacts
  readonly form: OfferForm
  readonly refusals: ReadonlyArray<Refusal<OfferField>>
  /** `null` in `refused` where the form itself is refused. */
  readonly problem: Problem | null
  readonly intents: Intents
}
/** `seed` of the idempotency keys; a new one for each page view. */
export type OfferFormInput = { readonly kind: OfferKind; readonly slug: string; readonly seed: string }

const hasContact = ({ email, mobile }: OwnContacts): boolean => email !== null || mobile !== null
const refusalsOf = ({ kind, form, own, product }: OfferFormContext): ReadonlyArray<Refusal<OfferField>> => checkOffer(kind, form, own, product?.sellingPrice ?? zero)

export const offerFormMachine = setup({
  types: {} as { context: OfferFormContext; events: OfferFormEvent; input: OfferFormInput; tags: "busy" | "refused" | "empty" },
  actors: { fetchOfferSubject: port("fetchOfferSubject"), sendOffer: port("sendOffer") },
  actions: {
    takeSubject: assign(({ context }, { subject }: { subject: OfferSubject }) => ({
      ...subject,
      form: { ...context.form, contact: subject.own.mobile ?? subject.own.email ?? "" },
      problem: null,
    })),
    type: assign(({ context }, { field, value }: Typed) => ({
      form: { ...context.form, [field]: value },
      refusals: context.refusals.filter((refusal) => refusal.field !== field),
      problem: null,
      intents: oneMore(context.intents),
    })),
    refuse: assign(({ context }) => ({ refusals: refusalsOf(context), problem: null })),
    clearProblems: assign({ refusals: [], problem: null }),
    nameIntent: assign(({ context }) => ({ intents: oneMore(context.intents) })),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
  },
  guards: {
    isMissing: (_, failure: Failure) => isMissing(failure),
    isDefiniteNo: (_, failure: Failure) => isDefiniteNo(failure),
    hasContact: (_, { subject }: { subject: OfferSubject }) => hasContact(subject.own),
    isFilled: ({ context }) => refusalsOf(context).length === 0,
  },
}).createMachine({
  id: "offerForm",
  description: "Sends a price suggestion or a request for a quote.",
  context: ({ input: { kind, slug, seed } }) => ({
    kind,
    slug,
    product: null,
    own: { email: null, mobile: null },
    form: { contact: "", price: "", quantity: "10", note: "" },
    refusals: [],
    problem: null,
    intents: intentsFrom(seed),
  }),
  initial: "fetching",
  states: {
    fetching: {
      description: "The product and the shopper's confirmed contacts are asked for.",
      tags: "busy",
      invoke: {
        id: "fetchOfferSubject",
        src: "fetchOfferSubject",
        input: ({ context }) => ({ slug: context.slug }),
        onDone: [
          {
            guard: { type: "hasContact", params: ({ event }) => ({ subject: event.output }) },
            target: "ready",
            actions: { type: "takeSubject", params: ({ event }) => ({ subject: event.output }) },
          },
          { target: "unconfirmed", actions: { type: "takeSubject", params: ({ event }) => ({ subject: event.output }) } },
        ],
        onError: missingOrFailed,
      },
    },
    ready: {
      description: "The form is being filled in.",
      on: {
        "field.type": { actions: { type: "type", params: ({ event }) => event } },
        "offer.send": [{ guard: "isFilled", target: "sending", actions: "clearProblems" }, { target: "refused", actions: "refuse" }],
      },
    },
    sending: {
      description: "The request is being sent; it is sent once, however often.",
      tags: "busy",
      invoke: {
        id: "sendOffer",
        src: "sendOffer",
        input: ({ context: { kind, product, form, intents } }) => {
          if (product === null) throw new Error("an offer is about a product")
          return { kind, productId: product.id, form, key: keyOf(intents) }
        },
        onDone: { target: "sent" },
        onError: refusedOrUnsure,
      },
    },
    sent: { description: "The shop has the request and will answer it; its page lists it." },
    refused: {
      description: "The form says what is wrong, or the shop refused the request or could not be reached.",
      tags: "refused",
      on: {
        "field.type": { target: "ready", actions: { type: "type", params: ({ event }) => event } },
        "offer.send": [{ guard: "isFilled", target: "sending", actions: "clearProblems" }, { actions: "refuse" }],
      },
    },
    unconfirmed: { description: "The shopper has no confirmed contact and is led to confirm one.", tags: "empty" },
    missing: { description: "There is no such product.", tags: "empty" },
    failed: failedState("The form could not be prepared; the shopper may try again."),
  },
})

export type OfferFormActor = ActorRefFrom<typeof offerFormMachine>
