/** Controller of the returns of an order, and of a picture of them. */
import type { OrderNumber } from "#domain/entities/ids.ts"
import { returnPictureMachine } from "#machines/orders/return-picture.ts"
import { returnsMachine } from "#machines/orders/returns.ts"
import { createPageActor } from "#app/page-actor.ts"
import { defineController } from "#app/page-controller.ts"

export const controller = defineController({
  open: (pageInput) => {
    const number = (pageInput.location.params["number"] ?? "") as OrderNumber
    return {
      actor: createPageActor(returnsMachine, { number, seed: pageInput.seed }, pageInput),
      viewer: createPageActor(returnPictureMachine, { number }, pageInput, "viewer"),
    }
  },
})
