/** Controller of the shopper's own articles. */
import { ownArticlesMachine, type OwnArticlesActor } from "#machines/content/own-articles.ts"
import { provided } from "#machines/ports.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type OwnArticlesActors = { readonly actor: OwnArticlesActor }

export const controller: PageController<never, OwnArticlesActors> = {
  open: (pageInput) => ({ actor: createPageActor(provided(ownArticlesMachine, pageInput), { page: null }, pageInput) }),
}
