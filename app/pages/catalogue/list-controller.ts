/** Controller of listings at any address: all products, a taxon, a search. S5, S9. */
import type { ActorRefFrom } from "xstate"
import type { ListingPage } from "#domain/entities/catalogue/listing.ts"
import { listingAddress } from "#domain/rules/catalogue/listing-query.ts"
import { listingMachine } from "#machines/catalogue/listing.ts"
import { provided } from "#machines/ports.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"
import { configOf } from "#app/site-config.ts"
import { listingQueryAt } from "#app/pages/listing-query-at.ts"

export type ListActors = { readonly actor: ActorRefFrom<typeof listingMachine> }

export const controller: PageController<ListingPage, ListActors> = {
  open: (pageInput) => ({
    actor: createPageActor(
      provided(listingMachine, pageInput),
      { query: listingQueryAt(pageInput.location), page: pageInput.data, pageSize: configOf(pageInput.actorRefs).pageSize },
      pageInput,
    ),
  }),
  join: ({ actor }, { go }) => {
    const subscription = actor.on("question.changed", ({ query, replace }) => go(listingAddress(query), { replace }))
    return () => subscription.unsubscribe()
  },
  follow: (actor, location) => actor.send({ type: "address.changed", query: listingQueryAt(location) }),
}
