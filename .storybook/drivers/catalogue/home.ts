/** Driver of the home machine on its screens. */
import type { homeMachine } from "#machines/catalogue/home.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof homeMachine>()({ shopper: { "page.retry": ({ press }) => press("common.retry") }, others: [] })
