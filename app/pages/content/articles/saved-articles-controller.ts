/** Controller of the shopper's saved articles. */
import { savedArticlesMachine, type SavedArticlesActor } from "#machines/content/saved-articles.ts"
import { provided } from "#machines/ports.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type SavedArticlesActors = { readonly actor: SavedArticlesActor }

export const controller: PageController<never, SavedArticlesActors> = {
  open: (pageInput) => ({ actor: createPageActor(provided(savedArticlesMachine, pageInput), undefined, pageInput) }),
}
