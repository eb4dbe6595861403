/** Picture machine: changing and removing the shopper's picture. V1, X6. */
import { assertEvent, assign, emit, setup, type ActorRefFrom } from "xstate"
import type { Problem } from "#domain/entities/problem.ts"
import { checkAvatar } from "#domain/rules/account/avatar-form.ts"
import type { Refusal } from "#domain/rules/forms/refusals.ts"
import { port } from "#machines/ports.ts"
import { failureOf, problemFrom, type Failure } from "#machines/shared/failure.ts"
import { raised, type NoticeRaised } from "#machines/shell/notice.ts"
import type { PictureFile } from "./ports.ts"

type Chosen = { readonly file: PictureFile }

export type PictureEvent = ({ readonly type: "picture.choose" } & Chosen) | { readonly type: "picture.remove" }
export type PictureContext = {
  readonly refusals: ReadonlyArray<Refusal<"avatar">>
  readonly problem: Problem | null
}
export type PictureEmitted = { readonly type: "profile.saved" } | NoticeRaised

export const pictureMachine = setup({
  types: {} as { context: PictureContext; events: PictureEvent; emitted: PictureEmitted; tags: "busy" | "refused" },
  actors: { changePicture: port("changePicture"), removePicture: port("removePicture") },
  actions: {
    refuse: assign((_, { file }: Chosen) => ({ refusals: checkAvatar(file), problem: null })),
    clearProblems: assign({ refusals: [], problem: null }),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
    emitSaved: emit({ type: "profile.saved" } as const),
    notifyChanged: emit(raised("success", { key: "picture.changed" })),
  },
  guards: { isPicture: (_, { file }: Chosen) => checkAvatar(file).length === 0 },
}).createMachine({
  id: "picture",
  description: "Changes the picture of a shopper.",
  context: { refusals: [], problem: null },
  initial: "resting",
  states: {
    resting: {
      description: "The shopper can choose or remove a picture.",
      on: {
        "picture.choose": [
          { guard: { type: "isPicture", params: ({ event }) => event }, target: "sending", actions: "clearProblems" },
          { actions: { type: "refuse", params: ({ event }) => event } },
        ],
        "picture.remove": { target: "removing", actions: "clearProblems" },
      },
    },
    sending: {
      description: "The picture is being compressed if it is large, and sent to the shop.",
      tags: "busy",
      invoke: {
        id: "changePicture",
        src: "changePicture",
        // Read from the event, since a file cannot be stored in the context, which is plain data.
        input: ({ event }) => {
          assertEvent(event, "picture.choose")
          return { file: event.file }
        },
        onDone: { target: "resting", actions: ["clearProblems", "emitSaved", "notifyChanged"] },
        onError: { target: "resting", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    removing: {
      description: "The shop is removing the picture.",
      tags: "busy",
      invoke: {
        id: "removePicture",
        src: "removePicture",
        onDone: { target: "resting", actions: ["clearProblems", "emitSaved"] },
        onError: { target: "resting", actions: { type: "keepProblem", params: failureOf } },
      },
    },
  },
})

export type PictureActor = ActorRefFrom<typeof pictureMachine>
