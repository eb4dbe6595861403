/** Controller of a badge's page. */
import { badgeMachine, type BadgeActor } from "#machines/catalogue/badge.ts"
import { badgeTilesMachine, type BadgeTilesActor } from "#machines/catalogue/badge-tiles.ts"
import type { BadgePage } from "#machines/catalogue/ports.ts"
import { provided } from "#machines/ports.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type BadgeActors = { readonly actor: BadgeActor; readonly tiles: BadgeTilesActor }

export const controller: PageController<BadgePage, BadgeActors> = {
  open: (pageInput) => {
    const query = { id: pageInput.location.params["id"] ?? "" }
    return {
      actor: createPageActor(provided(badgeMachine, pageInput), { page: pageInput.data, query }, pageInput),
      tiles: createPageActor(provided(badgeTilesMachine, pageInput), { page: pageInput.data?.tiles ?? null, query }, pageInput, "tiles"),
    }
  },
}
