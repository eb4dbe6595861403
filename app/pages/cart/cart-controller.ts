/** Controller of the cart: it uses the shared cart actor, whose order is read again on arrival, and offers what goes with its lines. */
import { refreshOnArrival } from "#machines/cart/cart-arrival.ts"
import { joinCartOffer } from "#machines/lists/joins.ts"
import { packageMachine, type PackageActor } from "#machines/lists/package.ts"
import { provided } from "#machines/ports.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type CartActors = { readonly actor: PackageActor }

export const controller: PageController<never, CartActors> = {
  open: (pageInput) => ({ actor: createPageActor(provided(packageMachine, pageInput), { slug: null, seed: `${pageInput.seed}-package` }, pageInput) }),
  join: ({ actor: together }, { actorRefs }) => {
    refreshOnArrival(actorRefs)
    return joinCartOffer({ together, cart: actorRefs.cart })
  },
}
