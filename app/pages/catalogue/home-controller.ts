/** Controller of the home page: its rows and the recently viewed products. */
import type { ActorRefFrom } from "xstate"
import { homeMachine } from "#machines/catalogue/home.ts"
import { joinRecent } from "#machines/lists/joins.ts"
import type { HomePage } from "#machines/catalogue/ports.ts"
import { provided } from "#machines/ports.ts"
import { recentMachine } from "#machines/lists/recently-viewed.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type HomeActors = { readonly actor: ActorRefFrom<typeof homeMachine>; readonly recent: ActorRefFrom<typeof recentMachine> }

export const controller: PageController<HomePage, HomeActors> = {
  open: (pageInput) => {
    return {
      actor: createPageActor(provided(homeMachine, pageInput), { page: pageInput.data }, pageInput),
      recent: createPageActor(provided(recentMachine, pageInput), { slugs: [] }, pageInput, "recent"),
    }
  },
  join: ({ recent }, { actorRefs }) => joinRecent({ recent, persistence: actorRefs.persistence }),
}
