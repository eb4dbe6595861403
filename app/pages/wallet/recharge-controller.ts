/** Controller of a recharge; a begun one has an address of its own. */
import type { RechargeNumber } from "#domain/entities/wallet/recharge.ts"
import { joinRecharge } from "#machines/wallet/joins.ts"
import { rechargeMachine } from "#machines/wallet/recharge.ts"
import { createPageActor } from "#app/page-actor.ts"
import { defineController } from "#app/page-controller.ts"

export const controller = defineController({
  across: true,
  open: (pageInput) => {
    const { number } = pageInput.location.params
    return {
      actor: createPageActor(
        rechargeMachine,
        { number: number === undefined ? null : (number as RechargeNumber), seed: pageInput.seed },
        pageInput,
      ),
    }
  },
  join: ({ actor }, { actorRefs: { session }, go }) =>
    joinRecharge({ recharge: actor, session }, (number) => go(`/account/wallet/recharge/${number}`, { replace: true })),
  // The machine knows the recharge that it began.
  follow: () => undefined,
})
