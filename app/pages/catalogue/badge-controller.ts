/** Controller of a badge's page. */
import { badgeMachine, type BadgeActor } from "#machines/catalogue/badge.ts"
import type { BadgePage } from "#machines/catalogue/ports.ts"
import { provided } from "#machines/ports.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type BadgeActors = { readonly actor: BadgeActor }

export const controller: PageController<BadgePage, BadgeActors> = {
  open: (pageInput) => ({
    actor: createPageActor(provided(badgeMachine, pageInput), { page: pageInput.data, query: { id: pageInput.location.params["id"] ?? "" } }, pageInput),
  }),
}
