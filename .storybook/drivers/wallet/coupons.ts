/** Driver of the coupons machine on its screens. */
import type { couponsMachine } from "#machines/wallet/coupons.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof couponsMachine>()({
  shopper: { "page.retry": ({ press }) => press("common.retry") },
  others: [],
})
