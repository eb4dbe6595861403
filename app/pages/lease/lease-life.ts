/** The machine of the lease calculator; what is asked of it stands in the address. */
import type { ActorRefFrom } from "xstate"
import type { LeaseProvider } from "#domain/entities/lease/lease.ts"
import { leaseAddress, readLeaseQuery } from "#domain/rules/lease/lease-address.ts"
import { leaseMachine } from "#machines/lease/lease.ts"
import { answers } from "#machines/ports.ts"
import type { Place } from "#app/address.ts"
import { opened } from "#app/opened.ts"
import type { Life } from "#app/page.ts"
import { configOf } from "#app/site-config.ts"

export type LeaseActors = { readonly actor: ActorRefFrom<typeof leaseMachine> }

const leaseQueryAt = ({ searchParams }: Place) => readLeaseQuery((name) => searchParams.get(name))

export const life: Life<ReadonlyArray<LeaseProvider>, LeaseActors> = {
  open: (given) => ({
    actor: opened(
      leaseMachine.provide({ actors: answers(given.ports) }),
      { query: leaseQueryAt(given.place), lenders: given.data, terms: configOf(given.actorRefs).lease },
      given,
    ),
  }),
  join: ({ actor }, { go }) => {
    const ear = actor.on("question.changed", ({ query }) => go(leaseAddress(query), { replace: true }))
    return () => ear.unsubscribe()
  },
  follow: (actor, place) => actor.send({ type: "address.changed", query: leaseQueryAt(place) }),
}
