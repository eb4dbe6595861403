/** Shared list machine: a wish list as its link shows it. S11. */
import type { ActorRefFrom } from "xstate"
import { port } from "#machines/ports.ts"
import { resource } from "#machines/shared/resource.ts"

export const sharedListMachine = resource({
  id: "sharedList",
  name: "list",
  actors: { fetchWishList: port("fetchWishList") },
  descriptions: {
    machine: "Shows a shared wish list to anyone who has its link.",
    fetching: "The list is loading; a skeleton is shown.",
    ready: "The list is shown.",
    failed: "Loading the list failed; the shopper can try again.",
    missing: "The list does not exist or is private.",
  },
})

export type SharedListActor = ActorRefFrom<typeof sharedListMachine>
