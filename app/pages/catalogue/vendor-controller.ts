/** Controller of a vendor's page. */
import type { VendorId } from "#domain/entities/catalogue/vendor.ts"
import { vendorMachine, type VendorActor } from "#machines/catalogue/vendor.ts"
import type { VendorPage } from "#machines/catalogue/ports.ts"
import { provided } from "#machines/ports.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type VendorActors = { readonly actor: VendorActor }

export const controller: PageController<VendorPage, VendorActors> = {
  open: (pageInput) => {
    const query = { id: (pageInput.location.params["id"] ?? "") as VendorId }
    return { actor: createPageActor(provided(vendorMachine, pageInput), { page: pageInput.data, query }, pageInput) }
  },
}
