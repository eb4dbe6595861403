/** Model of the coupon machine. */
import { missing, notPossible, unreachable } from "#book/fixtures/shell/problems.ts"
import { winterCoupon } from "#book/fixtures/wallet/wallet.ts"
import { couponMachine } from "#machines/wallet/coupon.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(couponMachine, {
  inputs: [{ number: "WINTER10", seed: "book" }],
  events: [
    { type: "page.retry" },
    { type: "email.type", email: "bat@example.mn" },
    { type: "email.type", email: "bat" },
    { type: "coupon.send" },
  ],
  answers: {
    fetchCoupon: { values: [winterCoupon], problems: [missing, unreachable] },
    sendCoupon: { values: [undefined], problems: [notPossible, unreachable] },
  },
  distinguishedBy: ({ form, problem }) => [form.email, problem?._tag],
  driver: {
    shopper: {
      "page.retry": ({ press }) => press("common.retry"),
      // A field that has the text already would send no event.
      "email.type": ({ fill }, { email }, { context }) => fill("coupon.letter.email", context.form.email === email ? `b${email}` : email),
      "coupon.send": ({ press }) => press("coupon.letter.send"),
    },
    others: [],
  },
})
