/** Account's first page: the profile and the latest orders. S4. */
import type { ActorRefFrom, ContextFrom } from "xstate"
import { port } from "#machines/ports.ts"
import { resource } from "#machines/shared/resource.ts"

export const overviewMachine = resource({
  id: "overview",
  name: "overview",
  actors: { fetchOverview: port("fetchOverview") },
  descriptions: {
    machine: "Gives a shopper an overview of their account.",
    fetching: "Orders and profile are loading; a skeleton is shown.",
    ready: "The overview shows open orders, the wallet and what is missing in the profile.",
    failed: "Loading the overview failed; the shopper can try again.",
  },
})

export type OverviewContext = ContextFrom<typeof overviewMachine>
export type OverviewActor = ActorRefFrom<typeof overviewMachine>
