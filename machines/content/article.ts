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
    opening: "Decides at once whether it came along.",
    fetching: "It is asked for; its shape is shown.",
    ready: "It is shown with its products.",
    failed: "It could not be had; the reader may try again.",
    missing: "There is no such article: the reader is shown the list.",
  },
})

export type ArticleActor = ActorRefFrom<typeof articleMachine>
