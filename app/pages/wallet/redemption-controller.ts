/** Controller of the redemption of a voucher or gift card. */
import { joinRedemption } from "#machines/wallet/joins.ts"
import { redemptionMachine } from "#machines/wallet/redemption.ts"
import { createPageActor } from "#app/page-actor.ts"
import { defineController } from "#app/page-controller.ts"

export const controller = defineController({
  open: (pageInput) => ({
    actor: createPageActor(
      redemptionMachine,
      { kind: pageInput.location.path.endsWith("/vouchers") ? "voucher" : "gift_card", seed: pageInput.seed },
      pageInput,
    ),
  }),
  join: ({ actor }, { actorRefs: { session } }) => joinRedemption({ redemption: actor, session }),
})
