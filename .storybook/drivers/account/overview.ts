/** Driver of the overview machine on its screens. */
import type { overviewMachine } from "#machines/account/overview.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof overviewMachine>()({
  shopper: { "page.retry": ({ press }) => press("common.retry") },
  others: [],
})
