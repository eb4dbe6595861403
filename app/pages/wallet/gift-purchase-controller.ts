/** Controller of the purchase of a gift card. */
import { giftPurchaseMachine } from "#machines/wallet/gift-purchase.ts"
import { joinGiftPurchase } from "#machines/wallet/joins.ts"
import { createPageActor } from "#app/page-actor.ts"
import { defineController } from "#app/page-controller.ts"

export const controller = defineController({
  open: (pageInput) => ({ actor: createPageActor(giftPurchaseMachine, { seed: pageInput.seed }, pageInput) }),
  join: ({ actor }, { actorRefs: { cart } }) => joinGiftPurchase({ purchase: actor, cart }),
})
