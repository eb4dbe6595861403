/** Controller of pages that use shared actors only. */
import { createActor, createMachine, type ActorRefFrom } from "xstate"
import type { PageController } from "#app/page.ts"

const staticPageMachine = createMachine({ id: "page", description: "Nothing is decided here." })

export type StaticPageActors = { readonly actor: ActorRefFrom<typeof staticPageMachine> }

export const controller: PageController<never, StaticPageActors> = { open: () => ({ actor: createActor(staticPageMachine) }) }
