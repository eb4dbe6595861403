/** Stores machine: the stores of the shop, or those that have a variant. S29i, C24. */
import type { ActorRefFrom } from "xstate"
import { port } from "#machines/ports.ts"
import { resource } from "#machines/shared/resource.ts"

export const storesMachine = resource({
  id: "stores",
  name: "page",
  actors: { fetchStores: port("fetchStores") },
  descriptions: {
    machine: "Shows the stores of the shop, or those that have a product in stock.",
    opening: "Checks whether the stores arrived with the page.",
    fetching: "The stores are loading.",
    ready: "The stores are shown; if none has the product, a message says so.",
    failed: "Loading the stores failed; the shopper can try again.",
    missing: "The product does not exist; all stores are shown.",
  },
})

export type StoresActor = ActorRefFrom<typeof storesMachine>
