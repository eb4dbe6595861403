/** Controller of a brand's page: its products, and the brand above them. */
import type { ActorRefFrom } from "xstate"
import { listingAddress } from "#domain/rules/catalogue/listing-query.ts"
import { brandMachine, type BrandActor } from "#machines/catalogue/brand.ts"
import { listingMachine } from "#machines/catalogue/listing.ts"
import { provided } from "#machines/ports.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"
import { configOf } from "#app/site-config.ts"
import type { BrandData } from "./brand.tsx"
import { brandAt, brandQueryAt } from "./brand-query-at.ts"

export type BrandActors = { readonly actor: ActorRefFrom<typeof listingMachine>; readonly brand: BrandActor }

export const controller: PageController<BrandData, BrandActors> = {
  open: (pageInput) => {
    const { location, data, left, actorRefs } = pageInput
    const listing = { query: brandQueryAt(location), page: data?.listing ?? null, pageSize: configOf(actorRefs).pageSize }
    const brand = { brand: data?.brand ?? null, query: { code: brandAt(location) } }
    return {
      actor: createPageActor(provided(listingMachine, pageInput), listing, pageInput),
      // As the main actor, since a brand that is missing shall be so at once.
      brand: createPageActor(provided(brandMachine, pageInput), brand, { ...pageInput, left: left && { actor: left["brand"] } }),
    }
  },
  join: ({ actor }, { go }) => {
    const subscription = actor.on("question.changed", ({ query, replace }) => go(listingAddress(query), { replace }))
    return () => subscription.unsubscribe()
  },
  follow: (actor, location) => actor.send({ type: "address.changed", query: brandQueryAt(location) }),
}
