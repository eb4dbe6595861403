/** Home machine: hero, deals, new arrivals and sale. S16, S31. */
import { port } from "#machines/ports.ts"
import { resource } from "#machines/shared/resource.ts"

export const homeMachine = resource({
  id: "home",
  name: "page",
  actors: { fetchHome: port("fetchHome") },
  descriptions: {
    machine: "Shows what the shop puts in its window.",
    opening: "Decides at once whether the page came along.",
    fetching: "The rows are asked for; their shapes are shown.",
    ready: "All rows are shown.",
    failed: "The rows could not be had; the shopper may try again.",
  },
})
