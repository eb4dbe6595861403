/** Model of the devices machine. */
import { devices } from "#book/fixtures/account/account.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { devicesMachine } from "#machines/account/devices.ts"
import type { MachineModel } from "#book/models/model.ts"

export const model: MachineModel<typeof devicesMachine> = {
  machine: devicesMachine,
  inputs: [{ devices: null }, { devices }],
  events: [{ type: "device.end", id: "device-2" }, { type: "others.end" }, { type: "page.retry" }],
  answers: {
    fetchDevices: { values: [devices], problems: [unreachable] },
    endDevice: { values: [devices], problems: [unreachable] },
  },
  about: ({ problem }) => problem?._tag,
}
