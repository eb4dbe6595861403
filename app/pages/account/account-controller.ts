/** The machines of the account's first page. */
import { boughtMachine, type BoughtActor } from "#machines/account/bought.ts"
import { overviewMachine, type OverviewActor } from "#machines/account/overview.ts"
import { provided } from "#machines/ports.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type AccountActors = { readonly actor: OverviewActor; readonly bought: BoughtActor }

export const controller: PageController<never, AccountActors> = {
  open: (pageInput) => ({
    actor: createPageActor(provided(overviewMachine, pageInput), { overview: null }, pageInput),
    bought: createPageActor(provided(boughtMachine, pageInput), { bought: null }, pageInput, "bought"),
  }),
}
