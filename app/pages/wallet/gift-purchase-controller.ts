/** The machine of the purchase of a gift card. */
import { provided } from "#machines/ports.ts"
import { giftPurchaseMachine, type GiftPurchaseActor } from "#machines/wallet/gift-purchase.ts"
import { joinGiftPurchase } from "#machines/wallet/joins.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type GiftPurchaseActors = { readonly actor: GiftPurchaseActor }

export const controller: PageController<never, GiftPurchaseActors> = {
  open: (pageInput) => ({ actor: createPageActor(provided(giftPurchaseMachine, pageInput), { seed: pageInput.seed }, pageInput) }),
  join: ({ actor }, { actorRefs: { cart } }) => joinGiftPurchase({ purchase: actor, cart }),
}
