/** The shop's window. S16, S31. */
import type { ActorRefFrom } from "xstate"
import { homeMachine } from "#machines/home.ts"
import { joinRecent } from "#machines/joins.ts"
import { answers, type HomePage } from "#machines/ports.ts"
import { recentMachine } from "#machines/recent.ts"
import { HomeScreen } from "#ui/home/home-screen.tsx"
import { definePage, opened } from "../page.ts"

type Own = { readonly actor: ActorRefFrom<typeof homeMachine>; readonly recent: ActorRefFrom<typeof recentMachine> }

export const page = definePage<HomePage, Own>({
  fetch: (ports, _, signal) => ports.fetchHome(undefined, signal),
  open: (given) => {
    const actors = answers(given.ports)
    return {
      actor: opened(homeMachine.provide({ actors }), { page: given.data }, given),
      recent: opened(recentMachine.provide({ actors }), { slugs: [] }, given, "recent"),
    }
  },
  title: (text, _, { brand }) => text("site.title", { brand }),
  Screen: HomeScreen,
  join: ({ recent }, { shop }) => joinRecent({ recent, kept: shop.kept }),
})
