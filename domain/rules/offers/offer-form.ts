/** Form of a price suggestion or a quote. Specification §5, V5. */
import type { Tugrik } from "#domain/entities/money.ts"
import { isBlank, refusal, type Refusal } from "#domain/rules/forms/refusals.ts"
import { parseTugrik } from "#domain/rules/texts/money.ts"
import { checkOwnContact } from "./own-contact.ts"

export type OfferKind = "suggestion" | "quote"
export type OfferField = "contact" | "price" | "quantity"
export type OfferForm = { readonly contact: string; readonly price: string; readonly quantity: string; readonly note: string }
/** Confirmed contacts of the requester. */
export type OwnContacts = { readonly email: string | null; readonly mobile: string | null }

/** Largest quantity of a quote. */
export const maxQuoted = 999

const checkPrice = (typed: string, current: Tugrik): ReadonlyArray<Refusal<"price">> => {
  if (isBlank(typed)) return refusal("price", "suggest.price_blank")
  const price = parseTugrik(typed)
  return refusal("price", price !== null && price > 0 && price < current ? null : "suggest.price_lower")
}

/** Quantity as typed; `null` unless it is a whole number that can be quoted. */
export const quotedQuantity = (typed: string): number | null => {
  const quantity = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0
  return quantity >= 1 && quantity <= maxQuoted ? quantity : null
}

const checkQuantity = (typed: string): ReadonlyArray<Refusal<"quantity">> =>
  refusal("quantity", quotedQuantity(typed) === null ? "quote.quantity" : null)

const foreignContactKeys = {
  suggestion: "suggest.own_contact_only",
  quote: "quote.own_contact_only",
} as const satisfies Record<OfferKind, string>

/** Refusals of a form: a suggestion must be below the price of today, a quote needs a quantity, both an own confirmed contact. */
export const checkOffer = (kind: OfferKind, form: OfferForm, own: OwnContacts, current: Tugrik): ReadonlyArray<Refusal<OfferField>> => [
  ...(kind === "suggestion" ? checkPrice(form.price, current) : checkQuantity(form.quantity)),
  ...checkOwnContact(form, own, foreignContactKeys[kind]),
]
