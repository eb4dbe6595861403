/** Coupons of a shopper: active, used, expired. S22, C8. */
import type { ActorRefFrom, ContextFrom, InputFrom } from "xstate"
import { port } from "#machines/ports.ts"
import { resource } from "#machines/shared/resource.ts"

export const couponsMachine = resource({
  id: "coupons",
  name: "coupons",
  actors: { fetchCoupons: port("fetchCoupons") },
  descriptions: {
    machine: "Shows the coupons of a shopper.",
    fetching: "The coupons are loading; a skeleton of the list is shown.",
    ready: "The coupons are shown, usable ones first, or a message that there are none.",
    failed: "Loading the coupons failed; the shopper can try again.",
  },
})

export type CouponsContext = ContextFrom<typeof couponsMachine>
export type CouponsInput = InputFrom<typeof couponsMachine>
export type CouponsActor = ActorRefFrom<typeof couponsMachine>
