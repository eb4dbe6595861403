/** Controller of the brands. */
import type { Brand } from "#domain/entities/catalogue/brand.ts"
import { brandsMachine, type BrandsActor } from "#machines/catalogue/brands.ts"
import { provided } from "#machines/ports.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type BrandsActors = { readonly actor: BrandsActor }

export const controller: PageController<ReadonlyArray<Brand>, BrandsActors> = {
  open: (pageInput) => ({ actor: createPageActor(provided(brandsMachine, pageInput), { brands: pageInput.data }, pageInput) }),
}
