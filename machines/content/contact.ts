/** Contact machine: sends a message to the merchant. C18. */
import type { ActorRefFrom, ContextFrom } from "xstate"
import type { User } from "#domain/entities/identity/user.ts"
import { checkContact, emptyContactForm, type ContactField, type ContactForm } from "#domain/rules/content/contact-form.ts"
import { port } from "#machines/ports.ts"
import { submitForm } from "#machines/shared/submit-form.ts"

export type ContactInput = {
  readonly seed: string
  /** Subject of the message, such as a product; the text begins with it. */
  readonly about?: string
}
type Typed = { readonly field: Exclude<ContactField, "topic">; readonly value: string }

const nameOf = ({ lastName, firstName }: User): string => [lastName, firstName].filter(Boolean).join(" ")

export const contactMachine = submitForm({
  id: "contact",
  form: ({ about }: ContactInput): ContactForm =>
    about === undefined ? emptyContactForm : { ...emptyContactForm, topic: "other", text: `${about}: ` },
  edits: {
    "field.type": (form: ContactForm, { field, value }: Typed) => ({ ...form, [field]: value }),
    "topic.choose": (form: ContactForm, { topic }: Pick<ContactForm, "topic">) => ({ ...form, topic }),
    /** Fills in the writer's name and contact where nothing is typed yet. */
    "user.known": (form: ContactForm, { user }: { readonly user: User }) => ({
      ...form,
      name: form.name || nameOf(user),
      contact: form.contact || (user.mobile ?? user.email ?? ""),
    }),
  },
  check: ({ form }) => checkContact(form),
  rechecks: true,
  submit: "message.send",
  actors: { sendContact: port("sendContact") },
  request: ({ form }, key) => ({ ...form, key }),
  again: { by: "message.another" },
  blank: (form) => ({ ...form, text: "" }),
  descriptions: {
    machine: "Sends a message to the merchant.",
    writing: "The shopper is writing the message.",
    sending: "The message is being sent; the form keeps it.",
    refused: "A field is wrong, or sending failed; the form keeps the message, and the shopper can change and send it again.",
    sent: "The message is sent to the merchant.",
  },
})

export type ContactContext = ContextFrom<typeof contactMachine>
export type ContactActor = ActorRefFrom<typeof contactMachine>
