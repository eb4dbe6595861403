/** Controller of the checkout; the cart actor makes its requests. */
import { emptyLeaseQuery } from "#domain/rules/lease/lease-address.ts"
import { checkoutMachine } from "#machines/cart/checkout.ts"
import type { CheckoutStep } from "#machines/cart/checkout-form.ts"
import { leaseMachine } from "#machines/lease/lease.ts"
import { organizationLookupMachine } from "#machines/identity/organization-lookup.ts"
import { lendCheckMachine } from "#machines/lease/lend-check.ts"
import { joinCheckout } from "#machines/cart/joins.ts"
import { placeFinderMachine } from "#machines/travel/place-finder.ts"
import type { PageLocation } from "#app/address.ts"
import { createPageActor } from "#app/page-actor.ts"
import { configOf } from "#app/site-config.ts"
import { defineController } from "#app/page-controller.ts"

const stepAt = ({ params }: PageLocation): CheckoutStep => (params["step"] === "payment" ? "payment" : "address")

export const controller = defineController({
  open: (pageInput) => {
    const { cart, session } = pageInput.actorRefs
    const now = cart.getSnapshot()
    const { order, refused } = now.context
    const { flags, lease: terms } = configOf(pageInput.actorRefs)
    const input = {
      step: stepAt(pageInput.location),
      // A missing order means an empty cart only after a response.
      known: !now.matches({ order: "fetching" }) && (order !== null || refused === null),
      order,
      user: session.getSnapshot().context.user,
      leaseTerms: terms,
    }
    const query = { ...emptyLeaseQuery, price: order?.total ?? null }
    return {
      actor: createPageActor(checkoutMachine, input, pageInput),
      // Without leases the lenders are not fetched.
      lease: createPageActor(leaseMachine, { query, lenders: flags.showLease ? null : [], terms }, pageInput, "lease"),
      lend: createPageActor(lendCheckMachine, { subject: null }, pageInput, "lend"),
      lookup: createPageActor(organizationLookupMachine, undefined, pageInput, "lookup"),
      finder: createPageActor(placeFinderMachine, { kind: "area" }, pageInput, "finder"),
    }
  },
  join: ({ actor, ...parts }, { actorRefs: { cart, persistence, session }, go }) =>
    joinCheckout(
      { checkout: actor, cart, persistence, session, ...parts },
      {
        step: (step) => go(`/checkout/${step}`),
        // The order replaces the checkout in the history, so that going back does not lead to an empty checkout.
        payment: (number) => {
          go(`/account/orders/${number}`, { replace: true })
          go(`/account/orders/${number}/pay`)
        },
      },
    ),
  follow: (actor, location) => actor.send({ type: "step.changed", step: stepAt(location) }),
  across: true,
})
