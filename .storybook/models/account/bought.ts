/** Model of the bought machine. */
import { tiles } from "#book/fixtures/catalogue/tiles.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { boughtMachine } from "#machines/account/bought.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(boughtMachine, {
  inputs: [{ bought: null }, { bought: tiles }],
  events: [{ type: "page.retry" }],
  answers: { fetchBought: { values: [tiles, []], problems: [unreachable] } },
  driver: { shopper: {}, others: ["page.retry"] },
})
