/** Controller of a look book's page. */
import { lookBookMachine, type LookBookActor } from "#machines/catalogue/look-book.ts"
import type { LookBookPage } from "#machines/catalogue/ports.ts"
import { provided } from "#machines/ports.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type LookBookActors = { readonly actor: LookBookActor }

export const controller: PageController<LookBookPage, LookBookActors> = {
  open: (pageInput) => ({
    actor: createPageActor(provided(lookBookMachine, pageInput), { page: pageInput.data, query: { id: pageInput.location.params["id"] ?? "" } }, pageInput),
  }),
}
