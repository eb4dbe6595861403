/** Author machine: an author and the articles. C14. */
import type { ActorRefFrom } from "xstate"
import { port } from "#machines/ports.ts"
import { resource } from "#machines/shared/resource.ts"

export const authorMachine = resource({
  id: "author",
  name: "page",
  actors: { fetchAuthor: port("fetchAuthor") },
  descriptions: {
    machine: "Shows an author.",
    opening: "Decides at once whether the author came along.",
    fetching: "The author is asked for.",
    ready: "The author is shown with the articles.",
    failed: "The author could not be had; the reader may try again.",
    missing: "There is no such author: the reader is shown the list of articles.",
  },
})

export type AuthorActor = ActorRefFrom<typeof authorMachine>
