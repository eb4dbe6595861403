/** Model of the coupons machine. */
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { coupons } from "#book/fixtures/wallet/wallet.ts"
import { couponsMachine } from "#machines/wallet/coupons.ts"
import type { MachineModel } from "#book/models/model.ts"

export const model: MachineModel<typeof couponsMachine> = {
  machine: couponsMachine,
  inputs: [{ coupons: null }, { coupons }],
  events: [{ type: "page.retry" }],
  answers: { fetchCoupons: { values: [coupons], problems: [unreachable] } },
}
