/** Controller of saved and of recently viewed products. */
import { joinRecent, joinSaved } from "#machines/lists/joins.ts"
import { deviceProductsMachine } from "#machines/lists/device-products.ts"
import { recentMachine } from "#machines/lists/recently-viewed.ts"
import { createPageActor } from "#app/page-actor.ts"
import { defineController } from "#app/page-controller.ts"

export const controller = defineController({
  open: (pageInput) => ({
    actor: createPageActor(deviceProductsMachine, { ids: [], slugs: [] }, pageInput),
    recent: createPageActor(recentMachine, { slugs: [] }, pageInput, "recent"),
  }),
  join: ({ actor, recent }, { actorRefs: { persistence } }) => {
    const leaveSaved = joinSaved({ products: actor, persistence })
    const leaveRecent = joinRecent({ recent, persistence })
    return () => {
      leaveSaved()
      leaveRecent()
    }
  },
})
