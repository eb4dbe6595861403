/** Driver of the orders machine on its screens. */
import type { ordersMachine } from "#machines/orders/orders.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof ordersMachine>()({
  shopper: { "more.fetch": ({ press }, _, now) => press(now.matches("moreFailed") ? "common.retry" : "orders.more"), "page.retry": ({ press }) => press("common.retry") },
  others: ["query.change"],
})
