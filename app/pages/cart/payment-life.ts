/** The machine of a payment. */
import type { ActorRefFrom } from "xstate"
import type { OrderNumber } from "#domain/entities/ids.ts"
import { paymentMachine } from "#machines/cart/payment.ts"
import { joinPayment } from "#machines/joins.ts"
import { answers } from "#machines/ports.ts"
import { heard } from "#machines/streams.ts"
import { opened } from "#app/opened.ts"
import type { Life } from "#app/page.ts"

export type PaymentActors = { readonly actor: ActorRefFrom<typeof paymentMachine> }

export const life: Life<never, PaymentActors> = {
  open: (given) => {
    const number = (given.place.params["number"] ?? "") as OrderNumber
    const machine = paymentMachine.provide({ actors: { ...answers(given.ports), ...heard(given.streams) } })
    return { actor: opened(machine, { number, payment: null, seed: given.seed }, given) }
  },
  join: ({ actor }, { actorRefs: { session } }) => joinPayment({ payment: actor, session }),
}
