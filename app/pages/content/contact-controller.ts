/** Controller of the contact page. */
import { contactMachine } from "#machines/content/contact.ts"
import { joinContact } from "#machines/content/joins.ts"
import type { PageLocation } from "#app/address.ts"
import { createPageActor } from "#app/page-actor.ts"
import { defineController } from "#app/page-controller.ts"

/** Maximum length of the subject in an address, in characters; a longer one is cut. */
const maxAbout = 200

/** Subject of the message that an address names, as `/contact?about=Дээл`. */
const aboutAt = ({ searchParams }: PageLocation): { readonly about?: string } => {
  const about = searchParams.get("about")?.trim().slice(0, maxAbout) ?? ""
  return about === "" ? {} : { about }
}

export const controller = defineController({
  open: (pageInput) => ({
    actor: createPageActor(contactMachine, { seed: pageInput.seed, ...aboutAt(pageInput.location) }, pageInput),
  }),
  join: ({ actor }, { actorRefs: { session } }) => joinContact({ contact: actor, session }),
})
