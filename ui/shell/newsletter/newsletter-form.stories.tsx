/** Newsletter form of the footer in every state. */
import { expect, userEvent } from "storybook/test"
import preview from "#book/preview.tsx"
import { inState } from "#book/in-state.tsx"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import type { Rest } from "#book/fixed-state-actor.ts"
import { newsletterFormMachine, type NewsletterFormContext } from "#machines/shell/newsletter-form.ts"
import { NewsletterForm } from "./newsletter-form.tsx"

const meta = preview.meta({ title: "Shell/Newsletter form", component: NewsletterForm })

const form = (state: Rest<typeof newsletterFormMachine>["state"], context: Partial<NewsletterFormContext> = {}) =>
  inState(newsletterFormMachine, { state, context }, (actor) => <NewsletterForm actor={actor} />)

/** The field is empty; the keyboard reaches it first. */
export const Writing = meta.story({
  ...form("writing"),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(await canvas.findByRole("textbox")).toHaveFocus()
  },
})
/** The address is no address. */
export const RefusedAddress = meta.story(
  form("refused", { form: { email: "nomin" }, refusals: [{ field: "email", key: "newsletter.wrong", values: {} }] }),
)
/** The shop was not reached. */
export const Refused = meta.story(form("refused", { form: { email: "nomin@example.mn" }, problem: unreachable }))
/** The address is being sent. */
export const Sending = meta.story(form("sending", { form: { email: "nomin@example.mn" } }))
/** A letter is on its way. */
export const Sent = meta.story(form("sent", { sent: { email: "nomin@example.mn" } }))
