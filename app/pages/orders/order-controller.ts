/** Controller of a placed order. */
import type { OrderNumber } from "#domain/entities/ids.ts"
import { joinOrder } from "#machines/orders/joins.ts"
import { orderMachine } from "#machines/orders/order.ts"
import { createPageActor } from "#app/page-actor.ts"
import { defineController } from "#app/page-controller.ts"

export const controller = defineController({
  open: (pageInput) => {
    const number = (pageInput.location.params["number"] ?? "") as OrderNumber
    return { actor: createPageActor(orderMachine, { number, order: null, seed: pageInput.seed }, pageInput) }
  },
  join: ({ actor }, { actorRefs: { session, cart } }) => joinOrder({ order: actor, session, cart }),
})
