/** Paying an order that is placed. S29a. */
import type { ActorRefFrom } from "xstate"
import type { OrderNumber } from "#domain/entities/ids.ts"
import { paymentMachine } from "#machines/payment.ts"
import { answers } from "#machines/ports.ts"
import { heard } from "#machines/streams.ts"
import { PaymentScreen } from "#ui/payment/payment-screen.tsx"
import { definePage, opened } from "../page.ts"

type Own = { readonly actor: ActorRefFrom<typeof paymentMachine> }

export const page = definePage<never, Own>({
  open: (given) => {
    const number = (given.place.params["number"] ?? "") as OrderNumber
    const machine = paymentMachine.provide({ actors: { ...answers(given.ports), ...heard(given.streams) } })
    return { actor: opened(machine, { number, payment: null, seed: given.seed }, given) }
  },
  title: (text, { context: { payment } }, { brand }) => `${text(payment === null ? "checkout.step.payment" : `payment.title.${payment.method}`)} · ${brand}`,
  Screen: PaymentScreen,
})
