/** Head of a vendor: the vendor, its breadcrumb and its newest products. */
import type { VendorPage } from "#machines/catalogue/ports.ts"
import { defineHead } from "#app/server/page-head.ts"
import { breadcrumbs, itemList, vendor as vendorData } from "#app/server/structured-data.ts"

export const head = defineHead<VendorPage>({
  head: ({ vendor, tiles }, { text, to, origin }) => ({
    description: [vendor.name, vendor.address].filter((part) => part !== "").join(". "),
    picture: vendor.image ?? undefined,
    structuredData: [
      vendorData(vendor, origin, to),
      breadcrumbs([{ name: text("nav.home"), path: "/" }, { name: text("vendors.title"), path: "/vendors" }, { name: vendor.name, path: `/vendor/${vendor.id}` }], to),
      itemList(tiles, to),
    ],
  }),
  addresses: ({ vendors }) => vendors.map(({ id, changedAt }) => ({ path: `/vendor/${id}`, changedAt })),
})
