/** Model of the viewport machine. */
import { viewportMachine } from "#machines/shell/viewport.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(viewportMachine, {
  inputs: [undefined],
  events: [
    { type: "viewport.resized", width: 390 },
    { type: "viewport.resized", width: 1440 },
  ],
  driver: { shopper: {}, others: ["viewport.resized"] },
})
