/** Form of a price suggestion or a quote. Specification §5, V5. */
import type { Tugrik } from "#domain/entities/money.ts"
import { isBlank, refusal, type Refusal } from "#domain/rules/forms/refusals.ts"
import { emailRefusal, normalizeEmail } from "#domain/rules/identity/email-address.ts"
import { loginChannel } from "#domain/rules/identity/login-form.ts"
import { isSamePhone, phoneRefusal } from "#domain/rules/identity/phone-number.ts"
import { parseTugrik } from "#domain/rules/texts/money.ts"

export type OfferKind = "suggestion" | "quote"
export type OfferField = "contact" | "price" | "quantity"
export type OfferForm = { readonly contact: string; readonly price: string; readonly quantity: string; readonly note: string }
/** Confirmed contacts of the requester. */
export type OwnContacts = { readonly email: string | null; readonly mobile: string | null }

/** Largest quantity of a quote. */
export const maxQuoted = 999

type PriceKey = "suggest.price_blank" | "suggest.price_lower"
type ForeignContactKey = "suggest.own_contact_only" | "quote.own_contact_only"
type ContactKey = NonNullable<ReturnType<typeof phoneRefusal> | ReturnType<typeof emailRefusal>> | ForeignContactKey
/** Key of a refusal of an offer. */
export type OfferRefusal = PriceKey | ContactKey | "quote.quantity"

const priceRefusal = (typed: string, current: Tugrik): PriceKey | null => {
  if (isBlank(typed)) return "suggest.price_blank"
  const price = parseTugrik(typed)
  return price !== null && price > 0 && price < current ? null : "suggest.price_lower"
}

/** Quantity as typed; `null` unless it is a whole number that can be quoted. */
export const quotedQuantity = (typed: string): number | null => {
  const quantity = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0
  return quantity >= 1 && quantity <= maxQuoted ? quantity : null
}

const foreignContactKeys = {
  suggestion: "suggest.own_contact_only",
  quote: "quote.own_contact_only",
} as const satisfies Record<OfferKind, ForeignContactKey>

const isOwn = (contact: string, own: OwnContacts): boolean =>
  loginChannel(contact) === "phone"
    ? own.mobile !== null && isSamePhone(contact, own.mobile)
    : own.email !== null && normalizeEmail(contact) === normalizeEmail(own.email)

/** Refusal of a contact that is malformed or not the requester's own. */
const contactRefusal = (kind: OfferKind, contact: string, own: OwnContacts): ContactKey | null => {
  if (isBlank(contact)) return "v.phone_blank"
  const formatKey = loginChannel(contact) === "phone" ? phoneRefusal(contact) : emailRefusal(contact)
  return formatKey ?? (isOwn(contact, own) ? null : foreignContactKeys[kind])
}

/** Refusals of a form: a suggestion must be below the price of today, a quote needs a quantity, both an own confirmed contact. */
export const checkOffer = (
  kind: OfferKind,
  { price, quantity, contact }: OfferForm,
  own: OwnContacts,
  current: Tugrik,
): ReadonlyArray<Refusal<OfferField, OfferRefusal>> => [
  ...(kind === "suggestion"
    ? refusal<OfferField, OfferRefusal>("price", priceRefusal(price, current))
    : refusal<OfferField, OfferRefusal>("quantity", quotedQuantity(quantity) === null ? "quote.quantity" : null)),
  ...refusal<OfferField, OfferRefusal>("contact", contactRefusal(kind, contact, own)),
]
