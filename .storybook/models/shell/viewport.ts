/** Model of the viewport machine. */
import { viewportMachine } from "#machines/shell/viewport.ts"
import type { MachineModel } from "#book/models/model.ts"

export const model: MachineModel<typeof viewportMachine> = {
  machine: viewportMachine,
  inputs: [{ mobile: false }, { mobile: true }],
  events: [
    { type: "viewport.resized", width: 390 },
    { type: "viewport.resized", width: 1440 },
  ],
}
