/** Controller of an article or a news item. */
import type { ActorRefFrom } from "xstate"
import type { ArticleKind } from "#domain/entities/content/article.ts"
import { articleMachine } from "#machines/content/article.ts"
import type { ArticlePage } from "#machines/content/ports.ts"
import { provided } from "#machines/ports.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type ReadingActors = { readonly actor: ActorRefFrom<typeof articleMachine> }

export const readingController = (kind: ArticleKind): PageController<ArticlePage, ReadingActors> => ({
  open: (pageInput) => ({
    actor: createPageActor(provided(articleMachine, pageInput), { query: { kind, id: pageInput.location.params["id"] ?? "" }, page: pageInput.data }, pageInput),
  }),
})
