/** Controller of the account's first page. */
import { boughtMachine } from "#machines/account/bought.ts"
import { overviewMachine } from "#machines/account/overview.ts"
import { createPageActor } from "#app/page-actor.ts"
import { defineController } from "#app/page-controller.ts"

export const controller = defineController({
  open: (pageInput) => ({
    actor: createPageActor(overviewMachine, { overview: null }, pageInput),
    bought: createPageActor(boughtMachine, { bought: null }, pageInput, "bought"),
  }),
})
