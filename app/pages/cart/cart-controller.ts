/** Controller of the cart: it uses the shared cart actor, whose order is read again on arrival. */
import { refreshOnArrival } from "#machines/cart/cart-arrival.ts"
import type { PageController } from "#app/page.ts"
import { controller as staticController, type StaticPageActors } from "#app/pages/static-controller.ts"

export const controller: PageController<never, StaticPageActors> = {
  open: (pageInput) => staticController.open(pageInput),
  join: (_, { actorRefs }) => {
    refreshOnArrival(actorRefs)
    return () => undefined
  },
}
