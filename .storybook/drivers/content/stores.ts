/** Driver of the stores machine on its screen. */
import type { storesMachine } from "#machines/content/stores.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof storesMachine>()({
  shopper: { "page.retry": ({ press }) => press("common.retry") },
  others: [],
})
