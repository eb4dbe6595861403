/** The machine of the shopper's wish lists. */
import type { ActorRefFrom } from "xstate"
import { joinWishLists } from "#machines/lists/joins.ts"
import { wishListsMachine } from "#machines/lists/wish-lists.ts"
import { provided } from "#machines/ports.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type WishListsActors = { readonly actor: ActorRefFrom<typeof wishListsMachine> }

export const controller: PageController<never, WishListsActors> = {
  open: (pageInput) => ({ actor: createPageActor(provided(wishListsMachine, pageInput), { seed: pageInput.seed }, pageInput) }),
  join: ({ actor }, { actorRefs: { wishes, cart } }) => joinWishLists({ wishLists: actor, wishes, cart }),
  across: true,
  follow: () => undefined,
}
