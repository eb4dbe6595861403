/** Controller of the cart page: fetches the shared cart again on arrival, and offers companions of its lines as a package. */
import { refreshOnArrival } from "#machines/cart/cart-arrival.ts"
import { joinCartOffer } from "#machines/lists/joins.ts"
import { packageMachine } from "#machines/lists/package.ts"
import { createPageActor } from "#app/page-actor.ts"
import { defineController } from "#app/page-controller.ts"

export const controller = defineController({
  open: (pageInput) => ({ actor: createPageActor(packageMachine, { slug: null, seed: `${pageInput.seed}-package` }, pageInput) }),
  join: ({ actor: packageActor }, { actorRefs }) => {
    refreshOnArrival(actorRefs)
    return joinCartOffer({ offer: packageActor, cart: actorRefs.cart })
  },
})
