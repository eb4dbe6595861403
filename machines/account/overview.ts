/** Account's first page: the profile and the latest orders. S4. */
import type { ActorRefFrom, ContextFrom } from "xstate"
import { port } from "#machines/ports.ts"
import { resource } from "#machines/shared/resource.ts"

export const overviewMachine = resource({
  id: "overview",
  name: "overview",
  actors: { fetchOverview: port("fetchOverview") },
  descriptions: {
    machine: "Shows a shopper how their account stands.",
    fetching: "Orders and profile are asked for; their shapes are shown.",
    ready: "Orders under way, the wallet and what the profile lacks are shown.",
    failed: "They could not be had; the shopper may try again.",
  },
})

export type OverviewContext = ContextFrom<typeof overviewMachine>
export type OverviewActor = ActorRefFrom<typeof overviewMachine>
