/** Model of the devices machine. */
import { devices } from "#book/fixtures/account/account.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { devicesMachine } from "#machines/account/devices.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(devicesMachine, {
  inputs: [{ devices: null }, { devices }],
  events: [{ type: "device.end", id: "device-2" }, { type: "others.end" }, { type: "page.retry" }],
  answers: {
    fetchDevices: { values: [devices], problems: [unreachable] },
    endDevice: { values: [devices], problems: [unreachable] },
  },
  distinguishedBy: ({ problem }) => problem?._tag,
  driver: {
    shopper: {
      "device.end": ({ choose }) => choose(/^(Гаргах|Log out): Safari, iPhone$/u, "button"),
      "others.end": ({ press }) => press("settings.devices.end"),
      "page.retry": ({ press }) => press("common.retry"),
    },
    others: [],
  },
})
