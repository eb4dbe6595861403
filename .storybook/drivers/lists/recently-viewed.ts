/** Driver of the recently viewed machine on its screens. */
import type { recentMachine } from "#machines/lists/recently-viewed.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof recentMachine>()({ shopper: {}, others: ["recent.known"] })
