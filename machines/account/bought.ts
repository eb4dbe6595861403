/** Bought machine: products of earlier orders, fetched beside the account's first page, which does not wait for them. S4, C25. */
import type { ActorRefFrom } from "xstate"
import { port } from "#machines/ports.ts"
import { resource } from "#machines/shared/resource.ts"

export const boughtMachine = resource({
  id: "bought",
  name: "bought",
  actors: { fetchBought: port("fetchBought") },
  descriptions: {
    machine: "Offers a shopper what they bought before, as the shop sells it now.",
    fetching: "The products of earlier orders are fetched; nothing is shown yet.",
    ready: "They are shown in a row; without any there is no row.",
    failed: "Fetching them failed: there is no row.",
  },
})

export type BoughtActor = ActorRefFrom<typeof boughtMachine>
