/** Driver of the kept products machine on its screens. */
import type { deviceProductsMachine } from "#machines/lists/device-products.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof deviceProductsMachine>()({ shopper: { "page.retry": ({ press }) => press("common.retry", ["region", "saved.products"]) }, others: ["products.known"] })
