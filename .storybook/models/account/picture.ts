/** Model of the picture machine. */
import { refused, unreachable } from "#book/fixtures/shell/problems.ts"
import { pictureMachine } from "#machines/account/picture.ts"
import type { MachineModel } from "#book/models/model.ts"

export const model: MachineModel<typeof pictureMachine> = {
  machine: pictureMachine,
  inputs: [undefined],
  events: [
    { type: "picture.choose", file: new File(["png"], "me.png", { type: "image/png" }) },
    { type: "picture.choose", file: new File(["<svg/>"], "me.svg", { type: "image/svg+xml" }) },
    { type: "picture.remove" },
  ],
  answers: {
    changePicture: { values: [undefined], problems: [refused("Зургийг уншиж чадсангүй. Өөр зураг сонгоно уу.")] },
    removePicture: { values: [undefined], problems: [unreachable] },
  },
  about: ({ problem, refusals }) => [problem?._tag, refusals.length],
}
