/** Driver of the badge machine on its screens. */
import type { badgeMachine } from "#machines/catalogue/badge.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof badgeMachine>()({ shopper: { "page.retry": ({ press }) => press("common.retry") }, others: [] })
