/** Driver of the order machine on its screens. */
import type { orderMachine } from "#machines/orders/order.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof orderMachine>()({
  shopper: {
    "page.retry": ({ press }) => press("common.retry"),
    "cancel.ask": ({ press }) => press("order.cancel"),
    "cancel.withdraw": ({ press }) => press("order.cancel.no"),
    "reason.type": ({ write }, { reason }) => write("order.cancel.reason", reason),
    "cancel.confirm": ({ press }) => press("order.cancel", ["dialog", "order.cancel.confirm"]),
    "order.repeat": ({ press }) => press("order.again"),
    "receipt.show": ({ press }, _, now) => press(now.matches({ receipt: "failed" }) ? "common.retry" : "receipt.show"),
  },
  others: ["presence.changed"],
})
