/** Model of the picture machine. */
import { refused, unreachable } from "#book/fixtures/shell/problems.ts"
import { pictureMachine } from "#machines/account/picture.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(pictureMachine, {
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
  distinguishedBy: ({ problem, refusals }) => [problem?._tag, refusals.length],
  driver: {
    shopper: {
      "picture.choose": ({ upload }, { file }) => upload("picture.choose", file),
      "picture.remove": ({ press }) => press("picture.remove"),
    },
    others: [],
  },
})
