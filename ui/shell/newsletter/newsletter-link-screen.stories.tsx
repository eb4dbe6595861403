/** Page behind the links of the newsletter's letters in every state. */
import preview from "#book/preview.tsx"
import { inState } from "#book/in-state.tsx"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import type { Rest } from "#book/fixed-state-actor.ts"
import { newsletterLinkMachine, type NewsletterLinkContext, type NewsletterStep } from "#machines/shell/newsletter-link.ts"
import { NewsletterLinkScreen } from "./newsletter-link-screen.tsx"

const meta = preview.meta({
  title: "Screens/Newsletter link",
  component: NewsletterLinkScreen,
  parameters: { path: "/newsletter/confirm" },
})

const link = (step: NewsletterStep, state: Rest<typeof newsletterLinkMachine>["state"], context: Partial<NewsletterLinkContext> = {}) =>
  inState(newsletterLinkMachine, { state, input: { step, token: "token" }, context }, (actor) => <NewsletterLinkScreen actor={actor} />)

/** A question asks to confirm. */
export const Ready = meta.story(link("confirm", "ready"))
/** A question asks whether to unsubscribe. */
export const ReadyToLeave = meta.story(link("leave", "ready"))
/** The shop was not reached. */
export const ReadyAfterProblem = meta.story(link("leave", "ready", { problem: unreachable }))
/** The subscription is being confirmed. */
export const Confirming = meta.story(link("confirm", "confirming"))
/** The subscription is being ended. */
export const Leaving = meta.story(link("leave", "leaving"))
/** The reader gets the newsletter. */
export const Confirmed = meta.story(link("confirm", "confirmed"))
/** The reader has left. */
export const Left = meta.story(link("leave", "left"))
/** The link is unknown. */
export const Missing = meta.story(link("confirm", "missing"))
