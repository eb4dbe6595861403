/** Controller of the shopper's wish lists. */
import { joinWishLists } from "#machines/lists/joins.ts"
import { wishListsMachine } from "#machines/lists/wish-lists.ts"
import { createPageActor } from "#app/page-actor.ts"
import { defineController } from "#app/page-controller.ts"

export const controller = defineController({
  open: (pageInput) => ({ actor: createPageActor(wishListsMachine, { seed: pageInput.seed }, pageInput) }),
  join: ({ actor }, { actorRefs: { wishes, cart } }) => joinWishLists({ wishLists: actor, wishes, cart }),
  across: true,
  follow: () => undefined,
})
