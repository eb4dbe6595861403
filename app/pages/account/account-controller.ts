/** The machine of the account's first page. */
import type { ActorRefFrom } from "xstate"
import { overviewMachine } from "#machines/account/overview.ts"
import { provided } from "#machines/ports.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type AccountActors = { readonly actor: ActorRefFrom<typeof overviewMachine> }

export const controller: PageController<never, AccountActors> = {
  open: (pageInput) => ({ actor: createPageActor(provided(overviewMachine, pageInput), { overview: null }, pageInput) }),
}
