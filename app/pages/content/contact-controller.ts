/** Controller of the contact page. */
import type { ActorRefFrom } from "xstate"
import { contactMachine } from "#machines/content/contact.ts"
import { joinContact } from "#machines/content/joins.ts"
import { provided } from "#machines/ports.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type ContactActors = { readonly actor: ActorRefFrom<typeof contactMachine> }

export const controller: PageController<never, ContactActors> = {
  open: (pageInput) => ({ actor: createPageActor(provided(contactMachine, pageInput), { seed: pageInput.seed }, pageInput) }),
  join: ({ actor }, { actorRefs: { session } }) => joinContact({ contact: actor, session }),
}
