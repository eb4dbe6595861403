/** The machine of the shopper's coupons. */
import type { ActorRefFrom } from "xstate"
import { provided } from "#machines/ports.ts"
import { couponsMachine } from "#machines/wallet/coupons.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type CouponsActors = { readonly actor: ActorRefFrom<typeof couponsMachine> }

export const controller: PageController<never, CouponsActors> = {
  open: (pageInput) => ({ actor: createPageActor(provided(couponsMachine, pageInput), { coupons: null }, pageInput) }),
}
