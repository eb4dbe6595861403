/** Controller of the stores. */
import type { StoresPage } from "#machines/content/ports.ts"
import { storeChoiceMachine } from "#machines/content/store-choice.ts"
import { storesMachine } from "#machines/content/stores.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageInput } from "#app/page.ts"
import { defineController } from "#app/page-controller.ts"
import { variantAt } from "#app/pages/variant-at.ts"

export const controller = defineController({
  open: (pageInput: PageInput<StoresPage>) => ({
    actor: createPageActor(storesMachine, { query: { variantId: variantAt(pageInput.location) }, page: pageInput.data }, pageInput),
    choice: createPageActor(storeChoiceMachine, undefined, { ...pageInput, left: null }, "choice"),
  }),
})
