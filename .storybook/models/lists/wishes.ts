/** Model of the wishes machine. */
import { dress, scarf } from "#book/fixtures/goods.ts"
import { unauthorised, unreachable } from "#book/fixtures/problems.ts"
import { wishesMachine } from "#machines/lists/wishes.ts"
import type { MachineModel } from "#book/models/model.ts"

export const model: MachineModel<typeof wishesMachine> = {
  machine: wishesMachine,
  inputs: [{ seed: "walk" }],
  events: [
    { type: "wish.press", variantId: dress.variantId },
    { type: "shopper.known" },
    { type: "visitor.known" },
    { type: "wished.known", ids: [scarf.variantId] },
    { type: "wished.read", ids: [scarf.variantId] },
    { type: "wishes.refresh" },
    { type: "wishes.settle" },
  ],
  answers: {
    fetchWished: { values: [[], [scarf.variantId]], problems: [unreachable] },
    tellWish: { values: [[dress.variantId]], problems: [unreachable, unauthorised] },
  },
  about: ({ wished, toggles }) => [wished.length, toggles.length],
}
