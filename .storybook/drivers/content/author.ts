/** Driver of the author machine on its screen. */
import type { authorMachine } from "#machines/content/author.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof authorMachine>()({
  shopper: { "page.retry": ({ press }) => press("common.retry") },
  others: [],
})
