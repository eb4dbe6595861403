/** Driver of the hotels machine on its screen. */
import type { hotelsMachine } from "#machines/travel/hotels.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof hotelsMachine>()({ shopper: { "page.retry": ({ press }) => press("common.retry") }, others: [] })
