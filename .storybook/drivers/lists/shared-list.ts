/** Driver of the shared list machine on its screens. */
import type { sharedListMachine } from "#machines/lists/shared-list.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof sharedListMachine>()({ shopper: { "page.retry": ({ press }) => press("common.retry") }, others: [] })
