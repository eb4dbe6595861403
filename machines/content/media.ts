/** Media machine: articles or news, newest first, by tag and words, read by pages. S12, S29h. */
import type { ActorRefFrom, ContextFrom, InputFrom } from "xstate"
import { withCountedPage } from "#domain/rules/pages.ts"
import { port } from "#machines/ports.ts"
import { pagedList } from "#machines/shared/paged-list.ts"

export const mediaMachine = pagedList({
  id: "media",
  name: "articles",
  actors: { fetchMedia: port("fetchMedia") },
  read: withCountedPage,
  descriptions: {
    machine: "Shows what there is to read.",
    fetching: "The first page is asked for; the shapes of articles are shown.",
    ready: "Articles are shown; there may be more.",
    empty: "Nothing fits what is looked for.",
    failed: "The list could not be had; the reader may try again.",
    refining: "Something else is looked for; what was found before stays until the answer comes.",
  },
})

export type MediaContext = ContextFrom<typeof mediaMachine>
export type MediaInput = InputFrom<typeof mediaMachine>
export type MediaActor = ActorRefFrom<typeof mediaMachine>
