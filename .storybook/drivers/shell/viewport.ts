/** Driver of the viewport machine on its screens. */
import type { viewportMachine } from "#machines/shell/viewport.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof viewportMachine>()({ shopper: {}, others: ["viewport.resized"] })
