/** Model of the product finder machine. */
import { coat, hat } from "#book/fixtures/catalogue/goods.ts"
import { tileOf } from "#book/fixtures/catalogue/tiles.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import type { MachineModel } from "#book/models/model.ts"
import { productFinderMachine } from "#machines/content/product-finder.ts"

export const model: MachineModel<typeof productFinderMachine> = {
  machine: productFinderMachine,
  inputs: [undefined],
  events: [
    { type: "product.type", text: "дээл" },
    { type: "product.type", text: "" },
    { type: "product.close" },
    { type: "product.retry" },
    { type: "option.next" },
    { type: "option.previous" },
    { type: "option.take", index: 0, at: 0 },
  ],
  answers: { findProducts: { values: [[tileOf(coat), tileOf(hat)], []], problems: [unreachable] } },
  about: ({ text, active, tiles }) => [text === "", active !== null, tiles.length],
}
