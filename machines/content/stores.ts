/** Stores machine: the branches of the shop, or those that have a variant. S29i, C24. */
import type { ActorRefFrom } from "xstate"
import { port } from "#machines/ports.ts"
import { resource } from "#machines/shared/resource.ts"

export const storesMachine = resource({
  id: "stores",
  name: "page",
  actors: { fetchStores: port("fetchStores") },
  descriptions: {
    machine: "Shows the branches of the shop, or those where a product lies.",
    opening: "Decides at once whether the stores came along.",
    fetching: "The stores are asked for.",
    ready: "The stores are shown; where a product lies in none, this is said.",
    failed: "The stores could not be had; the shopper may try again.",
    missing: "There is no such product: the shopper is shown all stores.",
  },
})

export type StoresActor = ActorRefFrom<typeof storesMachine>
