/** Newsletter form machine: requests the newsletter for an address. C4. */
import type { ActorRefFrom, ContextFrom } from "xstate"
import { refusal } from "#domain/rules/forms/refusals.ts"
import { isEmail } from "#domain/rules/identity/email-address.ts"
import { port } from "#machines/ports.ts"
import { submitForm } from "#machines/shared/submit-form.ts"

type Form = { readonly email: string }

export const newsletterFormMachine = submitForm({
  id: "newsletterForm",
  form: (): Form => ({ email: "" }),
  edits: { "email.type": (_: Form, { email }: Form) => ({ email }) },
  check: ({ form }) => refusal("email", isEmail(form.email) ? null : "newsletter.wrong"),
  submit: "form.submit",
  actors: { subscribeNewsletter: port("subscribeNewsletter") },
  request: ({ form }) => ({ email: form.email }),
  again: { by: "form.another" },
  blank: () => ({ email: "" }),
  descriptions: {
    machine: "Subscribes an e-mail address to the newsletter.",
    writing: "The shopper enters an e-mail address.",
    sending: "The address is being sent to the shop.",
    refused: "The address is invalid, or the shop refused it.",
    sent: "A letter with a confirmation link is on its way to the address.",
  },
})

export type NewsletterFormContext = ContextFrom<typeof newsletterFormMachine>
export type NewsletterFormActor = ActorRefFrom<typeof newsletterFormMachine>
