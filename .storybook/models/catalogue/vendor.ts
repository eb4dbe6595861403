/** Model of the vendor machine. */
import { missing, unreachable } from "#book/fixtures/shell/problems.ts"
import { vendorPage } from "#book/fixtures/catalogue/vendors.ts"
import { vendorMachine } from "#machines/catalogue/vendor.ts"
import type { MachineModel } from "#book/models/model.ts"

const query = { id: vendorPage.vendor.id }

export const model: MachineModel<typeof vendorMachine> = {
  machine: vendorMachine,
  inputs: [
    { page: null, query },
    { page: vendorPage, query },
  ],
  events: [{ type: "page.retry" }],
  answers: { fetchVendor: { values: [vendorPage], problems: [unreachable, missing] } },
  about: ({ page }) => page !== null,
}
