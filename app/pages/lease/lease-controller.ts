/** Controller of the lease calculator, whose query is in the address. */
import type { ActorRefFrom } from "xstate"
import type { LeaseProvider } from "#domain/entities/lease/lease.ts"
import { leaseAddress, readLeaseQuery } from "#domain/rules/lease/lease-address.ts"
import { leaseMachine } from "#machines/lease/lease.ts"
import { provided } from "#machines/ports.ts"
import type { PageLocation } from "#app/address.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"
import { configOf } from "#app/site-config.ts"

export type LeaseActors = { readonly actor: ActorRefFrom<typeof leaseMachine> }

const leaseQueryAt = ({ searchParams }: PageLocation) => readLeaseQuery((name) => searchParams.get(name))

export const controller: PageController<ReadonlyArray<LeaseProvider>, LeaseActors> = {
  open: (pageInput) => ({
    actor: createPageActor(
      provided(leaseMachine, pageInput),
      { query: leaseQueryAt(pageInput.location), lenders: pageInput.data, terms: configOf(pageInput.actorRefs).lease },
      pageInput,
    ),
  }),
  join: ({ actor }, { go }) => {
    const subscription = actor.on("question.changed", ({ query }) => go(leaseAddress(query), { replace: true }))
    return () => subscription.unsubscribe()
  },
  follow: (actor, location) => actor.send({ type: "address.changed", query: leaseQueryAt(location) }),
}
