/** Controller of the vendors. */
import type { Vendor } from "#domain/entities/catalogue/vendor.ts"
import { vendorsMachine, type VendorsActor } from "#machines/catalogue/vendors.ts"
import { provided } from "#machines/ports.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type VendorsActors = { readonly actor: VendorsActor }

export const controller: PageController<ReadonlyArray<Vendor>, VendorsActors> = {
  open: (pageInput) => ({ actor: createPageActor(provided(vendorsMachine, pageInput), { vendors: pageInput.data }, pageInput) }),
}
