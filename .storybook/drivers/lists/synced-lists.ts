/** Driver of the synced lists machine: its events come from the storefront. */
import type { syncedListsMachine } from "#machines/lists/synced-lists.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof syncedListsMachine>()({ shopper: {}, others: ["lists.known", "shopper.lists", "visitor.known", "lists.settle"] })
