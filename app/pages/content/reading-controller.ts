/** Controller of an article or a news item. */
import type { ActorRefFrom } from "xstate"
import type { ArticleKind } from "#domain/entities/content/article.ts"
import { articleMachine } from "#machines/content/article.ts"
import { commentsMachine } from "#machines/content/comments.ts"
import { joinComments } from "#machines/content/joins.ts"
import type { ArticlePage } from "#machines/content/ports.ts"
import { provided } from "#machines/ports.ts"
import { loginAddress } from "#app/login-address.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type ReadingActors = { readonly actor: ActorRefFrom<typeof articleMachine>; readonly comments: ActorRefFrom<typeof commentsMachine> }

export const readingController = (kind: ArticleKind): PageController<ArticlePage, ReadingActors> => ({
  open: (pageInput) => {
    const of = { kind, id: pageInput.location.params["id"] ?? "" }
    return {
      actor: createPageActor(provided(articleMachine, pageInput), { query: of, page: pageInput.data }, pageInput),
      comments: createPageActor(provided(commentsMachine, pageInput), { of, seed: pageInput.seed }, pageInput, "comments"),
    }
  },
  join: ({ actor, comments }, { location, go }) => {
    const leave = joinComments({ article: actor, comments })
    const subscription = comments.on("login.needed", () => go(loginAddress(location.path)))
    return () => {
      subscription.unsubscribe()
      leave()
    }
  },
})
