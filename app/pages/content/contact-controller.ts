/** Controller of the contact page. */
import type { ActorRefFrom } from "xstate"
import { contactMachine } from "#machines/content/contact.ts"
import { joinContact } from "#machines/content/joins.ts"
import { provided } from "#machines/ports.ts"
import type { PageLocation } from "#app/address.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type ContactActors = { readonly actor: ActorRefFrom<typeof contactMachine> }

/** Longest subject that an address may name, in characters. */
const maxAbout = 200

const aboutAt = ({ searchParams }: PageLocation): { readonly about?: string } => {
  const about = searchParams.get("about")?.trim().slice(0, maxAbout) ?? ""
  return about === "" ? {} : { about }
}

export const controller: PageController<never, ContactActors> = {
  open: (pageInput) => ({ actor: createPageActor(provided(contactMachine, pageInput), { seed: pageInput.seed, ...aboutAt(pageInput.location) }, pageInput) }),
  join: ({ actor }, { actorRefs: { session } }) => joinContact({ contact: actor, session }),
}
