/** Driver of the promotions machine on its screens. */
import type { promotionsMachine } from "#machines/promotions/promotions.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof promotionsMachine>()({ shopper: { "page.retry": ({ press }) => press("common.retry") }, others: [] })
