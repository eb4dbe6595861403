/** Controller of an author. */
import type { ActorRefFrom } from "xstate"
import { authorMachine } from "#machines/content/author.ts"
import type { AuthorPage } from "#machines/content/ports.ts"
import { provided } from "#machines/ports.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type AuthorActors = { readonly actor: ActorRefFrom<typeof authorMachine> }

export const controller: PageController<AuthorPage, AuthorActors> = {
  open: (pageInput) => ({ actor: createPageActor(provided(authorMachine, pageInput), { query: { id: pageInput.location.params["id"] ?? "" }, page: pageInput.data }, pageInput) }),
}
