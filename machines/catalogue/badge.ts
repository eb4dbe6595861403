/** Badge machine: one badge with its products. E17, C17. */
import type { ActorRefFrom } from "xstate"
import { port } from "#machines/ports.ts"
import { resource } from "#machines/shared/resource.ts"

export const badgeMachine = resource({
  id: "badge",
  name: "page",
  actors: { fetchBadge: port("fetchBadge") },
  descriptions: {
    machine: "Shows a badge with its description and its products.",
    fetching: "The badge is loading; a skeleton of its products is shown.",
    ready: "The badge is shown with its products.",
    failed: "Loading the badge failed; the shopper can try again.",
    missing: "The badge does not exist, or this shop does not show it.",
  },
})

export type BadgeActor = ActorRefFrom<typeof badgeMachine>
