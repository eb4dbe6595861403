/** The machine of one of the shopper's coupons. */
import type { ActorRefFrom } from "xstate"
import { provided } from "#machines/ports.ts"
import { couponMachine } from "#machines/wallet/coupon.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type CouponActors = { readonly actor: ActorRefFrom<typeof couponMachine> }

export const controller: PageController<never, CouponActors> = {
  open: (pageInput) => ({ actor: createPageActor(provided(couponMachine, pageInput), { number: pageInput.location.params["number"] ?? "", seed: pageInput.seed }, pageInput) }),
}
