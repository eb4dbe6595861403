/** Shared list machine: a wish list as its link shows it. S11. */
import type { ActorRefFrom } from "xstate"
import { port } from "#machines/ports.ts"
import { resource } from "#machines/shared/resource.ts"

export const sharedListMachine = resource({
  id: "sharedList",
  name: "list",
  actors: { fetchWishList: port("fetchWishList") },
  descriptions: {
    machine: "Shows a wish list to whoever has its link.",
    fetching: "The list is asked for; its shape is shown.",
    ready: "The list is shown.",
    failed: "The list could not be had; the shopper may try again.",
    missing: "There is no such list, or its owner keeps it to themselves.",
  },
})

export type SharedListActor = ActorRefFrom<typeof sharedListMachine>
