/** Controller of a recharge; once it has begun, its number is in the address. */
import type { RechargeNumber } from "#domain/entities/wallet/recharge.ts"
import { joinRecharge } from "#machines/wallet/joins.ts"
import { rechargeMachine } from "#machines/wallet/recharge.ts"
import { createPageActor } from "#app/page-actor.ts"
import { defineController } from "#app/page-controller.ts"

export const controller = defineController({
  across: true,
  open: (pageInput) => {
    const { number = null } = pageInput.location.params
    const input = { number: number as RechargeNumber | null, seed: pageInput.seed }
    return { actor: createPageActor(rechargeMachine, input, pageInput) }
  },
  join: ({ actor }, { actorRefs: { session }, go }) =>
    joinRecharge({ recharge: actor, session }, (number) => go(`/account/wallet/recharge/${number}`, { replace: true })),
  // The machine knows the recharge that it began.
  follow: () => undefined,
})
