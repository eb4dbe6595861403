/** Driver of the kept products machine on its screens. */
import type { keptProductsMachine } from "#machines/lists/kept-products.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof keptProductsMachine>()({ shopper: { "page.retry": ({ press }) => press("common.retry", ["region", "saved.products"]) }, others: ["products.known"] })
