/** Driver of the vendor machine on its screens. */
import type { vendorMachine } from "#machines/catalogue/vendor.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof vendorMachine>()({ shopper: { "page.retry": ({ press }) => press("common.retry") }, others: [] })
