/** Driver of the coupon machine on its screens. */
import type { couponMachine } from "#machines/wallet/coupon.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof couponMachine>()({
  shopper: {
    "page.retry": ({ press }) => press("common.retry"),
    // A field that holds the text already would not tell.
    "email.type": ({ dictate }, { email }, { context }) => dictate("coupon.letter.email", context.email === email ? `b${email}` : email),
    "coupon.send": ({ press }) => press("coupon.letter.send"),
  },
  others: [],
})
