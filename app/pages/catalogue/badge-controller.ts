/** Controller of a badge's page. */
import { badgeMachine } from "#machines/catalogue/badge.ts"
import { badgeTilesMachine } from "#machines/catalogue/badge-tiles.ts"
import type { BadgePage } from "#machines/catalogue/ports.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageInput } from "#app/page.ts"
import { defineController } from "#app/page-controller.ts"

export const controller = defineController({
  open: (pageInput: PageInput<BadgePage>) => {
    const query = { id: pageInput.location.params["id"] ?? "" }
    return {
      actor: createPageActor(badgeMachine, { page: pageInput.data, query }, pageInput),
      tiles: createPageActor(badgeTilesMachine, { page: pageInput.data?.tiles ?? null, query }, pageInput, "tiles"),
    }
  },
})
