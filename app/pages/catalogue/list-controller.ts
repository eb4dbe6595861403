/** Controller of a listing page: all products, a collection, a taxon or a search. S5, S9. */
import type { ActorRefFrom } from "xstate"
import type { ListingPage, ListingQuery } from "#domain/entities/catalogue/listing.ts"
import { listingAddress } from "#domain/rules/catalogue/listing-query.ts"
import { listingMachine } from "#machines/catalogue/listing.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageContext, PageInput } from "#app/page.ts"
import { defineController } from "#app/page-controller.ts"
import { configOf } from "#app/site-config.ts"
import { listingQueryAt } from "#app/pages/listing-query-at.ts"

export type ListActors = { readonly actor: ActorRefFrom<typeof listingMachine> }

/** Creates the actor of a listing, as the main one of its page. */
export const openListing = (pageInput: PageInput<unknown>, query: ListingQuery, page: ListingPage | null): ListActors["actor"] =>
  createPageActor(listingMachine, { query, page, pageSize: configOf(pageInput.actorRefs).pageSize }, pageInput)

/** Puts the listing's query into the address. */
export const joinListing = ({ actor }: ListActors, { go }: Pick<PageContext, "go">): (() => void) => {
  const subscription = actor.on("query.changed", ({ query, replace }) => go(listingAddress(query), { replace }))
  return () => subscription.unsubscribe()
}

export const controller = defineController({
  open: (pageInput: PageInput<ListingPage>) => ({ actor: openListing(pageInput, listingQueryAt(pageInput.location), pageInput.data) }),
  join: joinListing,
  follow: (actor, location) => actor.send({ type: "address.changed", query: listingQueryAt(location) }),
})
