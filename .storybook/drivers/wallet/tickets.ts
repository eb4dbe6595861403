/** Driver of the tickets machine on its screens. */
import type { ticketsMachine } from "#machines/wallet/tickets.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof ticketsMachine>()({
  shopper: { "page.retry": ({ press }) => press("common.retry") },
  others: [],
})
