/** Model of the coupon machine. */
import { missing, notPossible, unreachable } from "#book/fixtures/shell/problems.ts"
import { winterCoupon } from "#book/fixtures/wallet/wallet.ts"
import { couponMachine } from "#machines/wallet/coupon.ts"
import type { MachineModel } from "#book/models/model.ts"

export const model: MachineModel<typeof couponMachine> = {
  machine: couponMachine,
  inputs: [{ number: "WINTER10", seed: "walk" }],
  events: [{ type: "page.retry" }, { type: "email.type", email: "bat@example.mn" }, { type: "email.type", email: "bat" }, { type: "coupon.send" }],
  answers: {
    fetchCoupon: { values: [winterCoupon], problems: [missing, unreachable] },
    sendCoupon: { values: [undefined], problems: [notPossible, unreachable] },
  },
  about: ({ email, problem }) => [email, problem?._tag],
}
