/** Driver of the brand machine on its screens. */
import type { brandMachine } from "#machines/catalogue/brand.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof brandMachine>()({ shopper: { "page.retry": ({ press }) => press("common.retry") }, others: [] })
