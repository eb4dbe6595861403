/** Controller of a page of information. */
import type { ActorRefFrom } from "xstate"
import type { ContentPage } from "#domain/entities/content/page.ts"
import { contentPageMachine } from "#machines/content/content-page.ts"
import { provided } from "#machines/ports.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type ContentPageActors = { readonly actor: ActorRefFrom<typeof contentPageMachine> }

export const controller: PageController<ContentPage, ContentPageActors> = {
  open: (pageInput) => ({
    actor: createPageActor(provided(contentPageMachine, pageInput), { query: { slug: pageInput.location.params["slug"] ?? "" }, page: pageInput.data }, pageInput),
  }),
}
