/** Driver of the vendors machine on its screens. */
import type { vendorsMachine } from "#machines/catalogue/vendors.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof vendorsMachine>()({ shopper: { "page.retry": ({ press }) => press("common.retry") }, others: [] })
