/** Bought machine: products of earlier orders, fetched beside the account's first page without delaying it. S4, C25. */
import type { ActorRefFrom } from "xstate"
import { port } from "#machines/ports.ts"
import { resource } from "#machines/shared/resource.ts"

export const boughtMachine = resource({
  id: "bought",
  name: "bought",
  actors: { fetchBought: port("fetchBought") },
  descriptions: {
    machine: "Offers a shopper the products that they bought before, with today's prices and stock.",
    fetching: "The products of earlier orders are loading; nothing is shown yet.",
    ready: "The products are shown in a row; if there are none, the row is left out.",
    failed: "Loading the products failed; the row is left out.",
  },
})

export type BoughtActor = ActorRefFrom<typeof boughtMachine>
