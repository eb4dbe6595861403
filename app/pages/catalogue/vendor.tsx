/** Page of a vendor. E19, S31. */
import type { VendorId } from "#domain/entities/catalogue/vendor.ts"
import { VendorScreen } from "#ui/catalogue/vendors/vendor-screen.tsx"
import { definePage } from "#app/page.ts"

export const page = definePage({
  fetch: (ports, { params }) => ports.fetchVendor({ id: (params["id"] ?? "") as VendorId }),
  controller: () => import("./vendor-controller.ts"),
  title: (text, { context: { page: data } }, { brand }) => `${data?.vendor.name ?? text("vendors.title")} · ${brand}`,
  Screen: VendorScreen,
})
