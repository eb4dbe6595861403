/** Driver of the kept products machine on its screens. */
import type { keptProductsMachine } from "#machines/lists/kept-products.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof keptProductsMachine>()({ shopper: { "page.retry": ({ press }) => press("common.retry") }, others: ["products.known"] })
