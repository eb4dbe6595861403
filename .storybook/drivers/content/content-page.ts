/** Driver of the machine of pages of information on its screen. */
import type { contentPageMachine } from "#machines/content/content-page.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof contentPageMachine>()({
  shopper: { "page.retry": ({ press }) => press("common.retry") },
  others: [],
})
