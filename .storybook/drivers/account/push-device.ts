/** Driver of the push device machine on its screen. */
import type { pushDeviceMachine } from "#machines/account/push-device.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof pushDeviceMachine>()({
  shopper: {
    "push.on": ({ press }) => press("push.device.turnOn"),
    "push.off": ({ press }) => press("push.device.turnOff"),
    "page.retry": ({ press }) => press("common.retry"),
  },
  others: [],
})
