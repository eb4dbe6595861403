/** Driver of the look book machine on its screens. */
import type { lookBookMachine } from "#machines/catalogue/look-book.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof lookBookMachine>()({ shopper: { "page.retry": ({ press }) => press("common.retry") }, others: [] })
