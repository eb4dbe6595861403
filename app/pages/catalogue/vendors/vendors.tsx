/** Page of all vendors. E19. */
import type { Vendor } from "#domain/entities/catalogue/vendor.ts"
import { VendorsScreen } from "#ui/catalogue/vendors/vendors-screen.tsx"
import { definePage } from "#app/page.ts"
import type { VendorsActors } from "./vendors-controller.ts"

export const page = definePage<ReadonlyArray<Vendor>, VendorsActors>({
  fetch: (ports) => ports.fetchVendors(),
  controller: () => import("./vendors-controller.ts"),
  title: (text, _, { brand }) => `${text("vendors.title")} · ${brand}`,
  Screen: VendorsScreen,
})
