/** Driver of the navigation machine on its screens. */
import type { navigationMachine } from "#machines/shell/navigation.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof navigationMachine>()({ shopper: { "page.refresh": ({ press }) => press("stored.refresh") }, others: ["stored.read", "page.scrolled", "places.known", "page.leave", "page.arrive"] })
