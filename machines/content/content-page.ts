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
    opening: "Decides at once whether the page came along.",
    fetching: "The page is asked for.",
    ready: "The page is shown.",
    failed: "The page could not be had; the shopper may try again.",
    missing: "There is no such page: the shopper is shown the others.",
  },
})

export type ContentPageActor = ActorRefFrom<typeof contentPageMachine>
