/** Machine of a page of information, such as delivery terms. S28. */
import type { ActorRefFrom } from "xstate"
import { port } from "#machines/ports.ts"
import { resource } from "#machines/shared/resource.ts"

export const contentPageMachine = resource({
  id: "contentPage",
  name: "page",
  actors: { fetchContentPage: port("fetchContentPage") },
  descriptions: {
    machine: "Shows a page of information.",
    opening: "Checks whether the text arrived with the page.",
    fetching: "The page is loading.",
    ready: "The page is shown.",
    failed: "Loading the page failed; the shopper can try again.",
    missing: "The page does not exist; the other pages are listed.",
  },
})

export type ContentPageActor = ActorRefFrom<typeof contentPageMachine>
