/** Controller of the look books. */
import type { LookBook } from "#domain/entities/catalogue/look-book.ts"
import { lookBooksMachine, type LookBooksActor } from "#machines/catalogue/look-books.ts"
import type { Page } from "#machines/page.ts"
import { provided } from "#machines/ports.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type LookBooksActors = { readonly actor: LookBooksActor }

export const controller: PageController<Page<LookBook>, LookBooksActors> = {
  open: (pageInput) => ({ actor: createPageActor(provided(lookBooksMachine, pageInput), { page: pageInput.data }, pageInput) }),
}
