/** Controller of the website's administration. */
import { websiteMachine, type WebsiteActor } from "#machines/content/website.ts"
import { provided } from "#machines/ports.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type WebsiteActors = { readonly actor: WebsiteActor }

export const controller: PageController<never, WebsiteActors> = {
  open: (pageInput) => ({ actor: createPageActor(provided(websiteMachine, pageInput), { seed: pageInput.seed }, pageInput) }),
}
