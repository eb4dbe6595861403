/** Controller of the list of articles and news, whose query is in the address. */
import type { ActorRefFrom } from "xstate"
import type { Article } from "#domain/entities/content/article.ts"
import { mediaMachine } from "#machines/content/media.ts"
import type { Page } from "#machines/page.ts"
import { provided } from "#machines/ports.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"
import { configOf } from "#app/site-config.ts"
import { mediaQueryAt } from "./media-query-at.ts"

export type MediaActors = { readonly actor: ActorRefFrom<typeof mediaMachine> }

export const controller: PageController<Page<Article>, MediaActors> = {
  open: (pageInput) => ({
    actor: createPageActor(
      provided(mediaMachine, pageInput),
      { query: mediaQueryAt(pageInput.location, configOf(pageInput.actorRefs).flags.articles), page: pageInput.data },
      pageInput,
    ),
  }),
  follow: (actor, location) => actor.send({ type: "query.change", query: mediaQueryAt(location, true) }),
}
