/** Look book machine: one look book with the products of its pictures. E12, C24. */
import type { ActorRefFrom } from "xstate"
import { port } from "#machines/ports.ts"
import { resource } from "#machines/shared/resource.ts"

export const lookBookMachine = resource({
  id: "lookBook",
  name: "page",
  actors: { fetchLookBook: port("fetchLookBook") },
  descriptions: {
    machine: "Shows a look book: pictures whose products can be opened.",
    fetching: "The look book is loading; a skeleton is shown.",
    ready: "The pictures are shown with their products.",
    failed: "Loading the look book failed; the shopper can try again.",
    missing: "The look book does not exist.",
  },
})

export type LookBookActor = ActorRefFrom<typeof lookBookMachine>
