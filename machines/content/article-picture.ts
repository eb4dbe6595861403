/** Article picture machine: the author chooses, describes and uploads a picture. S17, C11. */
import { assertEvent, assign, emit, setup, type ActorRefFrom } from "xstate"
import type { ArticleDraft } from "#domain/entities/content/article-draft.ts"
import type { Problem } from "#domain/entities/problem.ts"
import { isBlank } from "#domain/rules/forms/refusals.ts"
import { port } from "#machines/ports.ts"
import { failureOf, problemFrom, type Failure } from "#machines/shared/failure.ts"
import { nothingSent, sendingPictures, shareFrom, uploadBy, type PictureSent, type SentShare } from "#machines/shared/sent-share.ts"

export type ArticlePictureEvent =
  /** `at`: offset of the caret in the text. */
  | { readonly type: "picture.pick"; readonly name: string; readonly at: number }
  | { readonly type: "picture.describe"; readonly description: string }
  /** Carries the file itself, which the context cannot hold: its snapshot has to be plain data. */
  | { readonly type: "picture.upload"; readonly draft: ArticleDraft; readonly draftKey: string; readonly file: unknown }
  | { readonly type: "picture.cancel" }
  | ArticleStored
  | PictureSent
export type ArticlePictureContext = SentShare & {
  /** Name of the chosen file; `null` where none is chosen. */
  readonly name: string | null
  readonly at: number
  readonly description: string
  /** The article that the picture belongs to. */
  readonly draft: ArticleDraft | null
  /** `null` in `refused` where the description is missing. */
  readonly problem: Problem | null
}
/** The article is stored in the shop, perhaps as a draft for the picture. */
export type ArticleStored = { readonly type: "article.stored"; readonly id: number }
export type UploadedPicture = {
  readonly type: "picture.uploaded"
  readonly src: string
  readonly description: string
  readonly at: number
}

export const articlePictureMachine = setup({
  types: {} as {
    context: ArticlePictureContext
    events: ArticlePictureEvent
    emitted: UploadedPicture | ArticleStored
    tags: "busy" | "refused"
  },
  actors: { uploadArticlePicture: port("uploadArticlePicture") },
  actions: {
    takeFile: assign(({ event }) => {
      assertEvent(event, "picture.pick")
      return { name: event.name, at: event.at, description: "", problem: null }
    }),
    takeDescription: assign(({ event }) => {
      assertEvent(event, "picture.describe")
      return { description: event.description, problem: null }
    }),
    takeDraft: assign(({ event }) => {
      assertEvent(event, "picture.upload")
      return { draft: event.draft, problem: null }
    }),
    takeShare: assign((_, sent: PictureSent) => shareFrom(sent)),
    forgetShare: assign(nothingSent),
    forgetFile: assign({ name: null, description: "", ...nothingSent, draft: null, problem: null }),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
    emitStored: emit((_, stored: ArticleStored) => stored),
    emitUploaded: emit(({ context: { at, description } }, { src }: { src: string }): UploadedPicture => ({
      type: "picture.uploaded",
      src,
      description: description.trim(),
      at,
    })),
  },
  guards: { isDescribed: ({ context }) => !isBlank(context.description) },
}).createMachine({
  id: "articlePicture",
  description: "Lets an author add a picture to the article.",
  context: { name: null, at: 0, description: "", ...nothingSent, draft: null, problem: null },
  initial: "resting",
  states: {
    resting: { description: "No picture is chosen.", on: { "picture.pick": { target: "describing", actions: "takeFile" } } },
    describing: {
      description: "A picture is chosen; the author describes what it shows.",
      on: {
        "picture.describe": { actions: "takeDescription" },
        "picture.upload": [{ guard: "isDescribed", target: "uploading", actions: "takeDraft" }, { target: "refused" }],
        "picture.cancel": { target: "resting", actions: "forgetFile" },
      },
    },
    uploading: {
      description: "The picture is being sent; if the article is not stored yet, it is stored first.",
      tags: "busy",
      entry: sendingPictures.entry,
      on: { ...sendingPictures.on, "article.stored": { actions: { type: "emitStored", params: ({ event }) => event } } },
      invoke: {
        id: "uploadArticlePicture",
        src: "uploadArticlePicture",
        input: ({ event, self }) => {
          assertEvent(event, "picture.upload")
          const { draft, draftKey, file } = event
          return { draft, draftKey, file, onStored: (id) => self.send({ type: "article.stored", id }), ...uploadBy(self) }
        },
        onDone: { target: "resting", actions: [{ type: "emitUploaded", params: ({ event }) => event.output }, "forgetFile"] },
        onError: { target: "refused", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    refused: {
      description: "The description is missing, or the shop refused the picture.",
      tags: "refused",
      on: {
        "picture.describe": { target: "describing", actions: "takeDescription" },
        "picture.upload": { guard: "isDescribed", target: "uploading", actions: "takeDraft" },
        "picture.cancel": { target: "resting", actions: "forgetFile" },
      },
    },
  },
})

export type ArticlePictureActor = ActorRefFrom<typeof articlePictureMachine>
