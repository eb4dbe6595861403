/** Driver of the offers machine on its screen. */
import type { offersMachine } from "#machines/offers/offers.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof offersMachine>()({
  shopper: { "page.retry": ({ press }) => press("common.retry") },
  others: [],
})
