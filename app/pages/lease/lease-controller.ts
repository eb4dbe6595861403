/** Controller of the lease calculator, whose query is in the address. */
import { leaseAddress, readLeaseQuery } from "#domain/rules/lease/lease-address.ts"
import { joinLeaseCalculator } from "#machines/lease/joins.ts"
import { leaseMachine } from "#machines/lease/lease.ts"
import type { LeasePage } from "#machines/lease/ports.ts"
import type { PageLocation } from "#app/address.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageInput } from "#app/page.ts"
import { defineController } from "#app/page-controller.ts"
import { configOf } from "#app/site-config.ts"

const leaseQueryAt = ({ searchParams }: PageLocation) => readLeaseQuery((name) => searchParams.get(name))

export const controller = defineController({
  open: (pageInput: PageInput<LeasePage>) => ({
    actor: createPageActor(
      leaseMachine,
      {
        query: leaseQueryAt(pageInput.location),
        lenders: pageInput.data?.lenders ?? null,
        product: pageInput.data?.product ?? null,
        terms: configOf(pageInput.actorRefs).lease,
      },
      pageInput,
    ),
  }),
  join: ({ actor }, { actorRefs: { cart, persistence }, go }) => {
    const subscription = actor.on("query.changed", ({ query }) => go(leaseAddress(query), { replace: true }))
    const leave = joinLeaseCalculator(
      { lease: actor, cart, persistence },
      { cart: () => go("/cart"), options: ({ slug }) => go(`/products/${slug}#choices`) },
    )
    return () => {
      subscription.unsubscribe()
      leave()
    }
  },
  follow: (actor, location) => actor.send({ type: "address.changed", query: leaseQueryAt(location) }),
})
