/** Article machine: one article or news item. S10, S12. */
import type { ActorRefFrom } from "xstate"
import { port } from "#machines/ports.ts"
import { resource } from "#machines/shared/resource.ts"

export const articleMachine = resource({
  id: "article",
  name: "page",
  actors: { fetchArticle: port("fetchArticle") },
  descriptions: {
    machine: "Shows an article or a news item.",
    opening: "Checks whether the article arrived with the page.",
    fetching: "The article is loading; a skeleton is shown.",
    ready: "The article is shown with its products.",
    failed: "Loading the article failed; the reader can try again.",
    missing: "The article does not exist; the list of articles is shown.",
  },
})

export type ArticleActor = ActorRefFrom<typeof articleMachine>
