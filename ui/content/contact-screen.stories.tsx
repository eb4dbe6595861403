/** Contact page in every state. */
import preview from "#book/preview.tsx"
import { contactForm } from "#book/fixtures/content/content.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { site } from "#book/fixtures/shell/site.ts"
import { inState } from "#book/in-state.tsx"
import type { Rest } from "#book/fixed-state-actor.ts"
import { checkContact, emptyContactForm } from "#domain/rules/content/contact-form.ts"
import { contactMachine, type ContactContext } from "#machines/content/contact.ts"
import { ContactScreen } from "./contact-screen.tsx"

const meta = preview.meta({ title: "Screens/Contact", component: ContactScreen, parameters: { path: "/contact" } })

const storyOf = (state: Rest<typeof contactMachine>["state"], context: Partial<ContactContext> = {}) =>
  inState(contactMachine, { state, input: { seed: "story" }, context }, (actor) => <ContactScreen actor={actor} />)

/** The empty form. */
export const Writing = meta.story(storyOf("writing"))
/** The message is being sent. */
export const Sending = meta.story(storyOf("sending", { form: contactForm }))
/** Sending failed; the form keeps the text. */
export const Failed = meta.story(storyOf("refused", { form: contactForm, problem: unreachable }))
/** The message was sent; the form offers another one. */
export const Sent = meta.story(storyOf("sent", { form: { ...contactForm, text: "" }, sent: contactForm }))
/** Every field has an error. */
export const Refused = meta.story(storyOf("refused", { refusals: checkContact(emptyContactForm), attempts: 1 }))
/** A shop without e-mail: nobody would receive a message, so that the page names the telephone alone. */
export const WithoutForm = meta.story(
  inState(contactMachine, { state: "writing", input: { seed: "story" } }, (actor) => <ContactScreen actor={actor} />, {
    site: { state: "ready", context: { site: { ...site, config: { ...site.config, supportEmail: "", lacks: ["contact_form"] } } } },
  }),
)
