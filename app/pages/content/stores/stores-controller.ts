/** Controller of the stores. */
import type { StoresPage } from "#machines/content/ports.ts"
import { storeChoiceMachine, type StoreChoiceActor } from "#machines/content/store-choice.ts"
import { storesMachine, type StoresActor } from "#machines/content/stores.ts"
import { provided } from "#machines/ports.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"
import { variantAt } from "./variant-at.ts"

export type StoresActors = { readonly actor: StoresActor; readonly choice: StoreChoiceActor }

export const controller: PageController<StoresPage, StoresActors> = {
  open: (pageInput) => ({
    actor: createPageActor(provided(storesMachine, pageInput), { query: { variantId: variantAt(pageInput.location) }, page: pageInput.data }, pageInput),
    choice: createPageActor(provided(storeChoiceMachine, pageInput), undefined, { ...pageInput, left: null }, "choice"),
  }),
}
