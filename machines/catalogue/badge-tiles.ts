/** Badge tiles machine: the products that have a badge, page by page. E17. */
import type { ActorRefFrom, InputFrom } from "xstate"
import { withCountedPage } from "#domain/rules/pages.ts"
import { port } from "#machines/ports.ts"
import { pagedList } from "#machines/shared/paged-list.ts"

export const badgeTilesMachine = pagedList({
  id: "badgeTiles",
  name: "tiles",
  actors: { fetchBadgeTiles: port("fetchBadgeTiles") },
  read: withCountedPage,
  descriptions: {
    machine: "Shows the products that have a badge.",
    fetching: "The first page of products is asked for; their shape is shown.",
    ready: "The products that were read are shown.",
    empty: "No product has this badge now.",
    failed: "The products could not be had; the shopper may try again.",
  },
})

export type BadgeTilesInput = InputFrom<typeof badgeTilesMachine>
export type BadgeTilesActor = ActorRefFrom<typeof badgeTilesMachine>
