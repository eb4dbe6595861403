/** Model of the bought machine. */
import { tiles } from "#book/fixtures/catalogue/tiles.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { boughtMachine } from "#machines/account/bought.ts"
import type { MachineModel } from "#book/models/model.ts"

export const model: MachineModel<typeof boughtMachine> = {
  machine: boughtMachine,
  inputs: [{ bought: null }, { bought: tiles }],
  events: [{ type: "page.retry" }],
  answers: { fetchBought: { values: [tiles, []], problems: [unreachable] } },
}
