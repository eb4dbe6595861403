/** Model of the coupons machine. */
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { coupons } from "#book/fixtures/wallet/wallet.ts"
import { couponsMachine } from "#machines/wallet/coupons.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(couponsMachine, {
  inputs: [{ coupons: null }, { coupons }],
  events: [{ type: "page.retry" }],
  answers: { fetchCoupons: { values: [coupons], problems: [unreachable] } },
  driver: {
    shopper: { "page.retry": ({ press }) => press("common.retry") },
    others: [],
  },
})
