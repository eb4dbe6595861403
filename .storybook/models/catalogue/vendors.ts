/** Model of the vendors machine. */
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { vendors } from "#book/fixtures/catalogue/vendors.ts"
import { vendorsMachine } from "#machines/catalogue/vendors.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(vendorsMachine, {
  inputs: [{ vendors: null }, { vendors }],
  events: [{ type: "page.retry" }],
  answers: { fetchVendors: { values: [vendors], problems: [unreachable] } },
  about: ({ vendors: known }) => known !== null,
  driver: { shopper: { "page.retry": ({ press }) => press("common.retry") }, others: [] },
})
