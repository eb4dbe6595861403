/** Badge tiles machine: the products that have a badge, page by page. E17. */
import type { ActorRefFrom, InputFrom } from "xstate"
import { withCountedPage } from "#domain/rules/list-pages.ts"
import { port } from "#machines/ports.ts"
import { pagedList } from "#machines/shared/paged-list.ts"

export const badgeTilesMachine = pagedList({
  id: "badgeTiles",
  name: "tiles",
  actors: { fetchBadgeTiles: port("fetchBadgeTiles") },
  read: withCountedPage,
  descriptions: {
    machine: "Shows the products that carry a badge.",
    fetching: "The first page of products is loading; a skeleton is shown.",
    ready: "The loaded products are shown.",
    empty: "No product carries this badge now.",
    failed: "Loading the products failed; the shopper can try again.",
  },
})

export type BadgeTilesInput = InputFrom<typeof badgeTilesMachine>
export type BadgeTilesActor = ActorRefFrom<typeof badgeTilesMachine>
