/** Driver of the devices machine on its screens. */
import type { devicesMachine } from "#machines/account/devices.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof devicesMachine>()({
  shopper: {
    "device.end": ({ choose }) => choose(/^(Гаргах|Log out): Safari, iPhone$/u, "button"),
    "others.end": ({ press }) => press("settings.devices.end"),
    "page.retry": ({ press }) => press("common.retry"),
  },
  others: [],
})
