/** Rules of the contact form. Contract C18. */
import { isEmail } from "#domain/rules/identity/email-address.ts"
import { isPhone } from "#domain/rules/identity/phone-number.ts"
import { isBlank, refusal, required, type Refusal } from "#domain/rules/forms/refusals.ts"

export const contactTopics = ["order", "return", "payment", "partner", "other"] as const
export type ContactTopic = (typeof contactTopics)[number]

export type ContactForm = {
  readonly name: string
  /** E-mail address or phone number for the answer. */
  readonly contact: string
  readonly topic: ContactTopic
  readonly text: string
}
export type ContactField = keyof ContactForm

export const emptyContactForm: ContactForm = { name: "", contact: "", topic: "order", text: "" }

/** Lengths in characters. */
export const contactTextLength = { min: 10, max: 4000 } as const

const contactRefusal = (contact: string): string | null => {
  if (isBlank(contact)) return "v.required"
  return isEmail(contact) || isPhone(contact) ? null : "contact.invalid"
}

/** Refusals of a contact form in reading order; empty when it is accepted. */
export const checkContact = (form: ContactForm): ReadonlyArray<Refusal<ContactField>> => [
  ...required("name", form.name),
  ...refusal("contact", contactRefusal(form.contact)),
  ...refusal("text", form.text.trim().length < contactTextLength.min ? "contact.short" : null, { min: String(contactTextLength.min) }),
]
