/** From the cart to a placed order, step by step; each step has its address. S15. */
import type { ActorRefFrom } from "xstate"
import { checkoutMachine, type CheckoutStep } from "#machines/checkout.ts"
import { joinCheckout } from "#machines/joins.ts"
import { answers } from "#machines/ports.ts"
import { CheckoutScreen } from "#ui/checkout/checkout-screen.tsx"
import type { Place } from "../address.ts"
import { definePage, opened } from "../page.ts"

type Own = { readonly actor: ActorRefFrom<typeof checkoutMachine> }

const stepAt = ({ params }: Place): CheckoutStep => (params["step"] === "payment" ? "payment" : "address")

export const page = definePage<never, Own>({
  open: (given) => {
    const { cart, session } = given.shop
    const now = cart.getSnapshot()
    const input = {
      step: stepAt(given.place),
      known: !now.matches({ order: "fetching" }),
      order: now.context.order,
      user: session.getSnapshot().context.user,
    }
    return { actor: opened(checkoutMachine.provide({ actors: answers(given.ports) }), input, given) }
  },
  title: (text, { context: { step } }, { brand }) => `${text(`checkout.${step}.title`)} · ${brand}`,
  Screen: CheckoutScreen,
  join: ({ actor }, { shop: { cart }, go }) =>
    joinCheckout(
      { checkout: actor, cart },
      {
        step: (step) => go(`/checkout/${step}`),
        payment: (number) => go(`/account/orders/${number}/pay`, { replace: true }),
      },
    ),
  follow: (actor, place) => actor.send({ type: "step.changed", step: stepAt(place) }),
  across: true,
})
