/** Model of the return picture machine. */
import type { OrderNumber } from "#domain/entities/ids.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { largePicture } from "#book/fixtures/orders/returns.ts"
import { returnPictureMachine } from "#machines/orders/return-picture.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(returnPictureMachine, {
  inputs: [{ number: "R100000004" as OrderNumber }],
  events: [{ type: "picture.open", name: "p1" }, { type: "picture.close" }, { type: "picture.retry" }],
  answers: { fetchReturnPicture: { values: [largePicture], problems: [unreachable] } },
  driver: {
    shopper: {
      "picture.open": ({ press }) => press(["return.pictures.open", { number: "1" }]),
      "picture.close": ({ press }) => press("common.close"),
      "picture.retry": ({ press }) => press("common.retry"),
    },
    others: [],
  },
})
