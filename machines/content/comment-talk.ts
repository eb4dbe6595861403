/** Comment talk machine: a reader replies to a comment, or rates it. C13. */
import { assertEvent, assign, emit, setup, type ActorRefFrom } from "xstate"
import type { Comment } from "#domain/entities/content/comment.ts"
import { toProblem, type Problem } from "#domain/entities/problem.ts"
import { checkComment } from "#domain/rules/content/comment-form.ts"
import { port } from "#machines/ports.ts"
import { failureOf, isDefiniteNo, problemFrom, refusedOrUnsure, type Failure } from "#machines/shared/failure.ts"
import { intentsFrom, keyOf, oneMore, type Intents } from "#machines/shared/idempotency-key.ts"

export type CommentTalkEvent =
  | { readonly type: "reply.ask"; readonly id: number }
  | { readonly type: "reply.type"; readonly text: string }
  | { readonly type: "reply.send" }
  | { readonly type: "reply.cancel" }
  | { readonly type: "comment.rate"; readonly id: number; readonly rating: number }
export type CommentTalkContext = {
  /** Comment that is replied to or rated; `null` in `resting`. */
  readonly id: number | null
  readonly text: string
  readonly rating: number
  /** `null` in `refused` where the reply itself is invalid. */
  readonly problem: Problem | null
  readonly intents: Intents
}
export type CommentTalkInput = { readonly seed: string }
type Emitted = { readonly type: "login.needed" } | { readonly type: "comment.changed"; readonly comment: Comment }

/** Id of the comment that is replied to or rated. Throws in `resting`. */
const commentIdOf = ({ id }: CommentTalkContext): number => {
  if (id === null) throw new Error("no comment is replied to or rated")
  return id
}

const talkEvents = {
  "reply.ask": { target: "writing", actions: "takeComment" },
  "comment.rate": { target: "rating", actions: "takeRating" },
} as const

export const commentTalkMachine = setup({
  types: {} as {
    context: CommentTalkContext
    events: CommentTalkEvent
    input: CommentTalkInput
    emitted: Emitted
    tags: "busy" | "refused"
  },
  actors: { replyToComment: port("replyToComment"), rateComment: port("rateComment") },
  actions: {
    takeComment: assign(({ context, event }) => {
      assertEvent(event, "reply.ask")
      return { id: event.id, text: "", problem: null, intents: oneMore(context.intents) }
    }),
    takeRating: assign(({ event }) => {
      assertEvent(event, "comment.rate")
      return { id: event.id, rating: event.rating, problem: null }
    }),
    takeText: assign(({ context, event }) => {
      assertEvent(event, "reply.type")
      return { text: event.text, problem: null, intents: oneMore(context.intents) }
    }),
    nameIntent: assign(({ context }) => ({ intents: oneMore(context.intents) })),
    clearProblem: assign({ problem: null }),
    forgetComment: assign({ id: null, text: "", problem: null }),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
    announce: emit((_, { comment }: { comment: Comment }) => ({ type: "comment.changed", comment }) as const),
    emitLoginNeeded: emit({ type: "login.needed" } as const),
  },
  guards: {
    isAccepted: ({ context }) => checkComment(context.text).length === 0,
    isUnauthorised: (_, { error }: Failure) => toProblem(error)._tag === "Unauthorised",
    isDefiniteNo: (_, failure: Failure) => isDefiniteNo(failure),
  },
}).createMachine({
  id: "commentTalk",
  description: "Lets a reader reply to comments and rate them.",
  context: ({ input }) => ({ id: null, text: "", rating: 0, problem: null, intents: intentsFrom(input.seed) }),
  initial: "resting",
  states: {
    resting: { description: "No reply is being written.", on: talkEvents },
    writing: {
      description: "The reader is writing a reply.",
      on: {
        ...talkEvents,
        "reply.type": { actions: "takeText" },
        "reply.send": [{ guard: "isAccepted", target: "sending" }, { target: "refused" }],
        "reply.cancel": { target: "resting", actions: "forgetComment" },
      },
    },
    refused: {
      description: "The reply is empty or too long, or the shop refused it; the form keeps what was typed.",
      tags: "refused",
      on: {
        "reply.type": { target: "writing", actions: "takeText" },
        "reply.send": { guard: "isAccepted", target: "sending" },
        "reply.cancel": { target: "resting", actions: "forgetComment" },
      },
    },
    sending: {
      description: "The reply is being published.",
      tags: "busy",
      entry: "clearProblem",
      invoke: {
        id: "replyToComment",
        src: "replyToComment",
        input: ({ context }) => ({ replyTo: commentIdOf(context), text: context.text.trim(), key: keyOf(context.intents) }),
        onDone: { target: "resting", actions: [{ type: "announce", params: ({ event }) => ({ comment: event.output }) }, "forgetComment"] },
        onError: [
          { guard: { type: "isUnauthorised", params: failureOf }, target: "writing", actions: "emitLoginNeeded" },
          ...refusedOrUnsure,
        ],
      },
    },
    rating: {
      description: "The rating is being stored.",
      tags: "busy",
      invoke: {
        id: "rateComment",
        src: "rateComment",
        input: ({ context }) => ({ commentId: commentIdOf(context), rating: context.rating }),
        onDone: { target: "resting", actions: [{ type: "announce", params: ({ event }) => ({ comment: event.output }) }, "forgetComment"] },
        onError: [
          { guard: { type: "isUnauthorised", params: failureOf }, target: "resting", actions: ["emitLoginNeeded", "forgetComment"] },
          { target: "unrated", actions: { type: "keepProblem", params: failureOf } },
        ],
      },
    },
    unrated: { description: "Storing the rating failed; the reader can try again.", tags: "refused", on: talkEvents },
  },
})

export type CommentTalkActor = ActorRefFrom<typeof commentTalkMachine>
