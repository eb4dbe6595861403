/** The machines of the returns of an order, and of a picture of them. */
import type { ActorRefFrom } from "xstate"
import type { OrderNumber } from "#domain/entities/ids.ts"
import { returnPictureMachine, type ReturnPictureActor } from "#machines/orders/return-picture.ts"
import { returnsMachine } from "#machines/orders/returns.ts"
import { provided } from "#machines/ports.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type ReturnsActors = { readonly actor: ActorRefFrom<typeof returnsMachine>; readonly viewer: ReturnPictureActor }

export const controller: PageController<never, ReturnsActors> = {
  open: (pageInput) => {
    const number = (pageInput.location.params["number"] ?? "") as OrderNumber
    return {
      actor: createPageActor(provided(returnsMachine, pageInput), { number, seed: pageInput.seed }, pageInput),
      viewer: createPageActor(provided(returnPictureMachine, pageInput), { number }, pageInput),
    }
  },
}
