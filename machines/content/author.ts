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
    opening: "Checks whether the author arrived with the page.",
    fetching: "The author is loading.",
    ready: "The author is shown with their articles.",
    failed: "Loading the author failed; the reader can try again.",
    missing: "The author does not exist; the list of articles is shown.",
  },
})

export type AuthorActor = ActorRefFrom<typeof authorMachine>
