/** Media machine: articles or news, newest first, by tag and search terms, read by pages. S12, S29h. */
import type { ActorRefFrom, ContextFrom, InputFrom } from "xstate"
import { withCountedPage } from "#domain/rules/list-pages.ts"
import { port } from "#machines/ports.ts"
import { pagedList } from "#machines/shared/paged-list.ts"

export const mediaMachine = pagedList({
  id: "media",
  name: "articles",
  actors: { fetchMedia: port("fetchMedia") },
  read: withCountedPage,
  descriptions: {
    machine: "Shows the articles and news of the shop.",
    fetching: "The first page is loading; skeletons of articles are shown.",
    ready: "Articles are shown; there can be more pages.",
    empty: "No article matches the search or filter.",
    failed: "Loading the articles failed; the reader can try again.",
    refining: "The search or filter has changed; the new articles are loading, and the previous ones stay.",
  },
})

export type MediaContext = ContextFrom<typeof mediaMachine>
export type MediaInput = InputFrom<typeof mediaMachine>
export type MediaActor = ActorRefFrom<typeof mediaMachine>
