/** Controller of a brand's page: its products, and the brand above them. */
import { brandMachine, type BrandActor } from "#machines/catalogue/brand.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageInput } from "#app/page.ts"
import { defineController } from "#app/page-controller.ts"
import { brandAt, brandQueryAt, type BrandData } from "./brand-query-at.ts"
import { joinListing, openListing, type ListActors } from "./list-controller.ts"

export type BrandActors = ListActors & { readonly brand: BrandActor }

export const controller = defineController({
  open: (pageInput: PageInput<BrandData>) => {
    const { location, data, left } = pageInput
    const brand = { brand: data?.brand ?? null, query: { code: brandAt(location) } }
    return {
      actor: openListing(pageInput, brandQueryAt(location), data?.listing ?? null),
      // Restored as the main actor is, so that a missing brand is missing at once.
      brand: createPageActor(brandMachine, brand, { ...pageInput, left: left && { actor: left["brand"] } }),
    }
  },
  join: (actors, context) => joinListing(actors, context),
  follow: (actor, location) => actor.send({ type: "address.changed", query: brandQueryAt(location) }),
})
