/** Model of the vendors machine. */
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { vendors } from "#book/fixtures/catalogue/vendors.ts"
import { vendorsMachine } from "#machines/catalogue/vendors.ts"
import type { MachineModel } from "#book/models/model.ts"

export const model: MachineModel<typeof vendorsMachine> = {
  machine: vendorsMachine,
  inputs: [{ vendors: null }, { vendors }],
  events: [{ type: "page.retry" }],
  answers: { fetchVendors: { values: [vendors], problems: [unreachable] } },
  about: ({ vendors: known }) => known !== null,
}
