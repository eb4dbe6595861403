/** Controller of the page behind the links of the newsletter's letters. */
import type { ActorRefFrom } from "xstate"
import { provided } from "#machines/ports.ts"
import { newsletterLinkMachine } from "#machines/shell/newsletter-link.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type NewsletterActors = { readonly actor: ActorRefFrom<typeof newsletterLinkMachine> }

const stepOf = (name: string | undefined) => (name === "confirm" || name === "leave" ? name : null)

export const controller: PageController<never, NewsletterActors> = {
  open: (pageInput) => {
    const { params, searchParams } = pageInput.location
    const step = stepOf(params["step"])
    const input = { step: step ?? "confirm", token: step === null ? "" : (searchParams.get("token") ?? "") } as const
    return { actor: createPageActor(provided(newsletterLinkMachine, pageInput), input, pageInput) }
  },
}
