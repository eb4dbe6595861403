/** Calls of the vendors, who sell in the shop. */
import { Vendor } from "#domain/entities/catalogue/vendor.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"
import { PageQuery, pageOf } from "#adapters/shop/contract/list-page.ts"

const VendorAnswer = Vendor.annotate({ identifier: "Vendor" })

export const allVendors = endpoint({
  method: "GET",
  path: "/api/v2/vendors",
  summary: "Vendors by name, with the number of products in stock.",
  query: PageQuery,
  answer: pageOf("vendors", VendorAnswer),
})

export const oneVendor = endpoint({
  method: "GET",
  path: "/api/v2/vendors/:id",
  summary: "A vendor with its contact, its brands and what buyers think of its products.",
  answer: VendorAnswer,
})
