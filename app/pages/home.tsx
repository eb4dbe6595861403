/** The shop's window. S16, S31. */
import type { ActorRefFrom } from "xstate"
import { homeMachine } from "#machines/home.ts"
import { answers, type HomePage } from "#machines/ports.ts"
import { HomeScreen } from "#ui/home/home-screen.tsx"
import { definePage, opened } from "../page.ts"

export const page = definePage<HomePage, ActorRefFrom<typeof homeMachine>>({
  fetch: (ports, _, signal) => ports.fetchHome(undefined, signal),
  open: (given) => opened(homeMachine.provide({ actors: answers(given.ports) }), { page: given.data }, given),
  title: (text, _, { brand }) => text("site.title", { brand }),
  Screen: HomeScreen,
})
