/** Home machine: hero, deals, new arrivals and sale. S16, S31. */
import { port } from "#machines/ports.ts"
import { resource } from "#machines/shared/resource.ts"

export const homeMachine = resource({
  id: "home",
  name: "page",
  actors: { fetchHome: port("fetchHome") },
  descriptions: {
    machine: "Shows the home page.",
    opening: "Checks whether the rows arrived with the page.",
    fetching: "The rows of the home page are loading; a skeleton is shown.",
    ready: "The home page shows all its rows.",
    failed: "Loading the rows failed; the shopper can try again.",
  },
})
