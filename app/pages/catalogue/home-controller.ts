/** Controller of the home page: its rows and the recently viewed products. */
import { homeMachine } from "#machines/catalogue/home.ts"
import { joinRecent } from "#machines/lists/joins.ts"
import type { HomePage } from "#machines/catalogue/ports.ts"
import { recentMachine } from "#machines/lists/recently-viewed.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageInput } from "#app/page.ts"
import { defineController } from "#app/page-controller.ts"

export const controller = defineController({
  open: (pageInput: PageInput<HomePage>) => ({
    actor: createPageActor(homeMachine, { page: pageInput.data }, pageInput),
    recent: createPageActor(recentMachine, { slugs: [] }, pageInput, "recent"),
  }),
  join: ({ recent }, { actorRefs }) => joinRecent({ recent, persistence: actorRefs.persistence }),
})
