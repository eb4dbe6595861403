/** Return picture machine: a picture of a return, opened large. W8. */
import { assign, setup, type ActorRefFrom } from "xstate"
import type { OrderNumber } from "#domain/entities/ids.ts"
import type { Problem } from "#domain/entities/problem.ts"
import { port } from "#machines/ports.ts"
import { failureOf, problemFrom, type Failure } from "#machines/shared/failure.ts"

export type ReturnPictureEvent =
  | { readonly type: "picture.open"; readonly name: string }
  | { readonly type: "picture.close" }
  | { readonly type: "picture.retry" }
export type ReturnPictureContext = {
  readonly number: OrderNumber
  /** Of the picture opened last. */
  readonly name: string
  /** Address of the picture in its large size; `null` until it is known. */
  readonly src: string | null
  readonly problem: Problem | null
}
export type ReturnPictureInput = { readonly number: OrderNumber }

const close = { "picture.close": { target: "closed" } } as const

export const returnPictureMachine = setup({
  types: {} as { context: ReturnPictureContext; events: ReturnPictureEvent; input: ReturnPictureInput; tags: "busy" | "refused" },
  actors: { fetchReturnPicture: port("fetchReturnPicture") },
  actions: {
    takeName: assign((_, { name }: { name: string }) => ({ name, src: null, problem: null })),
    takePicture: assign((_, { src }: { src: string }) => ({ src })),
    forgetProblem: assign({ problem: null }),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
  },
}).createMachine({
  id: "returnPicture",
  description: "Shows a picture of a return in full size.",
  context: ({ input }) => ({ number: input.number, name: "", src: null, problem: null }),
  initial: "closed",
  states: {
    closed: {
      description: "No picture is open.",
      on: { "picture.open": { target: "fetching", actions: { type: "takeName", params: ({ event }) => event } } },
    },
    fetching: {
      description: "The large picture is loading; the shopper can close it meanwhile.",
      tags: "busy",
      invoke: {
        id: "fetchReturnPicture",
        src: "fetchReturnPicture",
        input: ({ context: { number, name } }) => ({ number, name }),
        onDone: { target: "open", actions: { type: "takePicture", params: ({ event }) => ({ src: event.output }) } },
        onError: { target: "failed", actions: { type: "keepProblem", params: failureOf } },
      },
      on: close,
    },
    open: { description: "The large picture is shown.", on: close },
    failed: {
      description: "Loading the picture failed; the shopper can try again.",
      tags: "refused",
      on: { ...close, "picture.retry": { target: "fetching", actions: "forgetProblem" } },
    },
  },
})

export type ReturnPictureActor = ActorRefFrom<typeof returnPictureMachine>
