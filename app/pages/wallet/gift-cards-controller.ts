/** The machine of the shopper's gift cards. */
import type { ActorRefFrom } from "xstate"
import { provided } from "#machines/ports.ts"
import { joinRedemption } from "#machines/wallet/joins.ts"
import { redemptionMachine } from "#machines/wallet/redemption.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type GiftCardsActors = { readonly actor: ActorRefFrom<typeof redemptionMachine> }

export const controller: PageController<never, GiftCardsActors> = {
  open: (pageInput) => ({ actor: createPageActor(provided(redemptionMachine, pageInput), { kind: "gift_card" }, pageInput) }),
  join: ({ actor }, { actorRefs: { session } }) => joinRedemption({ redemption: actor, session }),
}
