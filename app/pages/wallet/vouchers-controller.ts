/** The machine of the shopper's vouchers. */
import type { ActorRefFrom } from "xstate"
import { provided } from "#machines/ports.ts"
import { joinRedemption } from "#machines/wallet/joins.ts"
import { redemptionMachine } from "#machines/wallet/redemption.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type VouchersActors = { readonly actor: ActorRefFrom<typeof redemptionMachine> }

export const controller: PageController<never, VouchersActors> = {
  open: (pageInput) => ({ actor: createPageActor(provided(redemptionMachine, pageInput), { kind: "voucher" }, pageInput) }),
  join: ({ actor }, { actorRefs: { session } }) => joinRedemption({ redemption: actor, session }),
}
