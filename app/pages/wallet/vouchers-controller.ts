/** The machine of the shopper's vouchers. */
import { joinRedemption } from "#machines/wallet/joins.ts"
import { redemptionMachine } from "#machines/wallet/redemption.ts"
import { createPageActor } from "#app/page-actor.ts"
import { defineController } from "#app/page-controller.ts"

export const controller = defineController({
  open: (pageInput) => ({ actor: createPageActor(redemptionMachine, { kind: "voucher" }, pageInput) }),
  join: ({ actor }, { actorRefs: { session } }) => joinRedemption({ redemption: actor, session }),
})
