/** Driver of the bought machine on its screens: no button asks for the row again. */
import type { boughtMachine } from "#machines/account/bought.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof boughtMachine>()({ shopper: {}, others: ["page.retry"] })
