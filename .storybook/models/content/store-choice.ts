/** Model of the store choice machine. */
import { storeChoiceMachine } from "#machines/content/store-choice.ts"
import type { MachineModel } from "#book/models/model.ts"

export const model: MachineModel<typeof storeChoiceMachine> = {
  machine: storeChoiceMachine,
  inputs: [undefined],
  events: [{ type: "store.choose", id: 1, from: "map" }, { type: "store.choose", id: 2, from: "list" }],
  about: ({ chosen }) => chosen,
}
