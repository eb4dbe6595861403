/** The machine of the shopper's gift cards. */
import { joinRedemption } from "#machines/wallet/joins.ts"
import { redemptionMachine } from "#machines/wallet/redemption.ts"
import { createPageActor } from "#app/page-actor.ts"
import { defineController } from "#app/page-controller.ts"

export const controller = defineController({
  open: (pageInput) => ({ actor: createPageActor(redemptionMachine, { kind: "gift_card" }, pageInput) }),
  join: ({ actor }, { actorRefs: { session } }) => joinRedemption({ redemption: actor, session }),
})
