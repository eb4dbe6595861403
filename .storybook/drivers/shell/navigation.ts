/** Driver of the navigation machine on its screens. */
import type { navigationMachine } from "#machines/shell/navigation.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof navigationMachine>()({ shopper: {}, others: ["stored.read", "page.refresh", "page.scrolled", "places.known", "page.leave", "page.arrive"] })
