/** The machine of a shared wish list. */
import type { WishList, WishListHash } from "#domain/entities/lists/wish-list.ts"
import { sharedListMachine, type SharedListActor } from "#machines/lists/shared-list.ts"
import { provided } from "#machines/ports.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type SharedListActors = { readonly actor: SharedListActor }

export const controller: PageController<WishList, SharedListActors> = {
  open: (pageInput) => {
    const hash = (pageInput.location.params["hash"] ?? "") as WishListHash
    return { actor: createPageActor(provided(sharedListMachine, pageInput), { list: pageInput.data, query: { hash } }, pageInput) }
  },
}
