/** Driver of the hotel machine on its screen. */
import type { hotelMachine } from "#machines/travel/hotel.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof hotelMachine>()({ shopper: { "page.retry": ({ press }) => press("common.retry") }, others: [] })
