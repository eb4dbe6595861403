/** The machines of saved and of recently viewed products. */
import type { ActorRefFrom } from "xstate"
import { joinRecent, joinSaved } from "#machines/lists/joins.ts"
import { deviceProductsMachine } from "#machines/lists/device-products.ts"
import { recentMachine } from "#machines/lists/recently-viewed.ts"
import { provided } from "#machines/ports.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type SavedActors = { readonly actor: ActorRefFrom<typeof deviceProductsMachine>; readonly recent: ActorRefFrom<typeof recentMachine> }

export const controller: PageController<never, SavedActors> = {
  open: (pageInput) => ({
    actor: createPageActor(provided(deviceProductsMachine, pageInput), { ids: [], slugs: [] }, pageInput),
    recent: createPageActor(provided(recentMachine, pageInput), { slugs: [] }, pageInput, "recent"),
  }),
  join: ({ actor, recent }, { actorRefs: { persistence } }) => {
    const parts = [joinSaved({ products: actor, persistence }), joinRecent({ recent, persistence })]
    return () => parts.forEach((part) => part())
  },
}
