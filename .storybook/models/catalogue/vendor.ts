/** Model of the vendor machine. */
import { missing, unreachable } from "#book/fixtures/shell/problems.ts"
import { vendorPage } from "#book/fixtures/catalogue/vendors.ts"
import { vendorMachine } from "#machines/catalogue/vendor.ts"
import { modelOf } from "#book/models/model.ts"

const query = { id: vendorPage.vendor.id }

export const model = modelOf(vendorMachine, {
  inputs: [
    { page: null, query },
    { page: vendorPage, query },
  ],
  events: [{ type: "page.retry" }],
  answers: { fetchVendor: { values: [vendorPage], problems: [unreachable, missing] } },
  about: ({ page }) => page !== null,
  driver: { shopper: { "page.retry": ({ press }) => press("common.retry") }, others: [] },
})
