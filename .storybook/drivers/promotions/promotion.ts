/** Driver of the promotion machine on its screens. */
import type { promotionMachine } from "#machines/promotions/promotion.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof promotionMachine>()({ shopper: { "page.retry": ({ press }) => press("common.retry") }, others: [] })
