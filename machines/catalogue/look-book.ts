/** Look book machine: one look book with the products of its pictures. E12, C24. */
import type { ActorRefFrom } from "xstate"
import { port } from "#machines/ports.ts"
import { resource } from "#machines/shared/resource.ts"

export const lookBookMachine = resource({
  id: "lookBook",
  name: "page",
  actors: { fetchLookBook: port("fetchLookBook") },
  descriptions: {
    machine: "Shows pictures whose products can be opened from them.",
    fetching: "The look book is asked for; its shape is shown.",
    ready: "The pictures are shown with their products.",
    failed: "The look book could not be had; the shopper may try again.",
    missing: "There is no such look book.",
  },
})

export type LookBookActor = ActorRefFrom<typeof lookBookMachine>
