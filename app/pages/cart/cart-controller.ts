/** Controller of the cart: it uses the shared cart actor, whose order is read again on arrival, and offers what goes with its lines. */
import { refreshOnArrival } from "#machines/cart/cart-arrival.ts"
import { joinCartOffer } from "#machines/lists/joins.ts"
import { packageMachine } from "#machines/lists/package.ts"
import { createPageActor } from "#app/page-actor.ts"
import { defineController } from "#app/page-controller.ts"

export const controller = defineController({
  open: (pageInput) => ({ actor: createPageActor(packageMachine, { slug: null, seed: `${pageInput.seed}-package` }, pageInput) }),
  join: ({ actor: together }, { actorRefs }) => {
    refreshOnArrival(actorRefs)
    return joinCartOffer({ together, cart: actorRefs.cart })
  },
})
