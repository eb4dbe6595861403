/** The machines of the shop's window: its rows, and what was looked at lately. */
import type { ActorRefFrom } from "xstate"
import { homeMachine } from "#machines/catalogue/home.ts"
import { joinRecent } from "#machines/joins.ts"
import { answers, type HomePage } from "#machines/ports.ts"
import { recentMachine } from "#machines/lists/recent.ts"
import { opened } from "#app/opened.ts"
import type { Life } from "#app/page.ts"

export type HomeActors = { readonly actor: ActorRefFrom<typeof homeMachine>; readonly recent: ActorRefFrom<typeof recentMachine> }

export const life: Life<HomePage, HomeActors> = {
  open: (given) => {
    const actors = answers(given.ports)
    return {
      actor: opened(homeMachine.provide({ actors }), { page: given.data }, given),
      recent: opened(recentMachine.provide({ actors }), { slugs: [] }, given, "recent"),
    }
  },
  join: ({ recent }, { actorRefs }) => joinRecent({ recent, kept: actorRefs.kept }),
}
