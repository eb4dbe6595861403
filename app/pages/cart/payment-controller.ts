/** Controller of the payment. */
import type { ActorRefFrom } from "xstate"
import type { OrderNumber } from "#domain/entities/ids.ts"
import { paymentMachine } from "#machines/cart/payment.ts"
import { joinPayment } from "#machines/cart/joins.ts"
import { provided } from "#machines/ports.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type PaymentActors = { readonly actor: ActorRefFrom<typeof paymentMachine> }

export const controller: PageController<never, PaymentActors> = {
  open: (pageInput) => {
    const number = (pageInput.location.params["number"] ?? "") as OrderNumber
    const machine = provided(paymentMachine, pageInput)
    return { actor: createPageActor(machine, { number, payment: null, seed: pageInput.seed }, pageInput) }
  },
  join: ({ actor }, { actorRefs: { session } }) => joinPayment({ payment: actor, session }),
}
