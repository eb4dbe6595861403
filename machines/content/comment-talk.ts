/** Comment talk machine: a reader replies to comments, and rates them. C13. */
import { assertEvent, assign, emit, setup, type ActorRefFrom } from "xstate"
import type { Comment } from "#domain/entities/content/comment.ts"
import type { ReplyDraft } from "#domain/entities/content/comment-draft.ts"
import { toProblem, type Problem } from "#domain/entities/problem.ts"
import { checkComment } from "#domain/rules/content/comment-form.ts"
import { port } from "#machines/ports.ts"
import { failureOf, isDefiniteNo, problemFrom, refusedOrUnsure, type Failure } from "#machines/shared/failure.ts"
import { intentsFrom, keyOf, oneMore, type Intents } from "#machines/shared/idempotency-key.ts"
import type { CommentsOf } from "./ports.ts"

export type CommentTalkEvent =
  | { readonly type: "reply.ask"; readonly id: number }
  | { readonly type: "reply.type"; readonly text: string }
  | { readonly type: "reply.send" }
  | { readonly type: "reply.cancel" }
  | { readonly type: "comment.rate"; readonly id: number; readonly rating: number }
export type CommentTalkContext = {
  readonly of: CommentsOf
  /** Comment that is replied to; `null` in `resting`. */
  readonly replyTo: number | null
  readonly text: string
  /** Replies that were begun to other comments, by their ids. */
  readonly others: Readonly<Record<number, string>>
  /** `null` in `refused` where the reply itself is invalid. */
  readonly problem: Problem | null
  /** Comment that is being rated, or was last. */
  readonly rated: { readonly id: number; readonly rating: number } | null
  readonly intents: Intents
}
export type CommentTalkInput = { readonly of: CommentsOf; readonly seed: string }
type Emitted = { readonly type: "login.needed" } | { readonly type: "comment.changed"; readonly comment: Comment }

/** Id of the comment that is replied to. Throws in `resting`. */
const repliedId = ({ replyTo }: CommentTalkContext): number => {
  if (replyTo === null) throw new Error("no comment is replied to")
  return replyTo
}
/** Rating that is being stored. Throws before any. */
const givenRating = ({ rated }: CommentTalkContext) => {
  if (rated === null) throw new Error("no comment is rated")
  return rated
}
const replyDraft = ({ of, replyTo, text }: CommentTalkContext): ReplyDraft | null =>
  replyTo === null || text === "" ? null : { ...of, replyTo, text }

/** State of a reader who is not logged in: the device stores the reply, and the login opens. */
const keepingFor = <const Id extends string, const Target extends string>(id: Id, target: Target) =>
  ({
    description: "The reader is not logged in; the device stores the reply, and the login opens.",
    tags: "busy",
    invoke: {
      id,
      src: "keepReply",
      input: ({ context }: { readonly context: CommentTalkContext }) => replyDraft(context),
      onDone: { target, actions: "emitLoginNeeded" },
      onError: { target, actions: "emitLoginNeeded" },
    },
  }) as const

const asking = { "reply.ask": { target: "writing", actions: "takeComment" } } as const
const rating = { "comment.rate": { target: "rating", actions: "takeRating" } } as const

export const commentTalkMachine = setup({
  types: {} as {
    context: CommentTalkContext
    events: CommentTalkEvent
    input: CommentTalkInput
    emitted: Emitted
    tags: "busy" | "refused"
  },
  actors: {
    replyToComment: port("replyToComment"),
    rateComment: port("rateComment"),
    takeReply: port("takeReply"),
    keepReply: port("keepReply"),
  },
  actions: {
    takeComment: assign(({ context, event }) => {
      assertEvent(event, "reply.ask")
      const { replyTo, text, intents } = context
      const others = replyTo === null ? context.others : { ...context.others, [replyTo]: text }
      return { replyTo: event.id, text: others[event.id] ?? "", others, problem: null, intents: oneMore(intents) }
    }),
    takeStored: assign((_, { stored }: { stored: Pick<ReplyDraft, "replyTo" | "text"> | null }) => stored ?? {}),
    takeRating: assign(({ event }) => {
      assertEvent(event, "comment.rate")
      return { rated: { id: event.id, rating: event.rating } }
    }),
    takeText: assign(({ context, event }) => {
      assertEvent(event, "reply.type")
      return { text: event.text, problem: null, intents: oneMore(context.intents) }
    }),
    nameIntent: assign(({ context }) => ({ intents: oneMore(context.intents) })),
    clearProblem: assign({ problem: null }),
    forgetReply: assign(({ context: { others, replyTo } }) => ({
      others: Object.fromEntries(Object.entries(others).filter(([id]) => id !== String(replyTo))),
      replyTo: null,
      text: "",
      problem: null,
    })),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
    emitChanged: emit((_, { comment }: { comment: Comment }) => ({ type: "comment.changed", comment }) as const),
    emitLoginNeeded: emit({ type: "login.needed" } as const),
  },
  guards: {
    isAccepted: ({ context }) => checkComment(context.text).length === 0,
    isStored: (_, { stored }: { stored: unknown }) => stored !== null,
    isUnauthorised: (_, { error }: Failure) => toProblem(error)._tag === "Unauthorised",
    isDefiniteNo: (_, failure: Failure) => isDefiniteNo(failure),
  },
}).createMachine({
  id: "commentTalk",
  description: "Lets a reader reply to comments and rate them.",
  context: ({ input: { of, seed } }) => ({
    of,
    replyTo: null,
    text: "",
    others: {},
    problem: null,
    rated: null,
    intents: intentsFrom(seed),
  }),
  type: "parallel",
  states: {
    reply: {
      description: "The reply to a comment.",
      initial: "recalling",
      states: {
        recalling: {
          description: "The device is checked for a reply typed before the login.",
          on: asking,
          invoke: {
            id: "takeReply",
            src: "takeReply",
            input: ({ context }) => context.of,
            onDone: [
              {
                guard: { type: "isStored", params: ({ event }) => ({ stored: event.output }) },
                target: "writing",
                actions: { type: "takeStored", params: ({ event }) => ({ stored: event.output }) },
              },
              { target: "resting" },
            ],
            onError: { target: "resting" },
          },
        },
        resting: { description: "No reply is being written.", on: asking },
        writing: {
          description: "The reader is writing a reply; another comment's reply can be begun meanwhile.",
          on: {
            ...asking,
            "reply.type": { actions: "takeText" },
            "reply.send": [{ guard: "isAccepted", target: "sending" }, { target: "refused" }],
            "reply.cancel": { target: "resting", actions: "forgetReply" },
          },
        },
        refused: {
          description: "The reply is empty or too long, or the shop refused it; the form keeps what was typed.",
          tags: "refused",
          on: {
            ...asking,
            "reply.type": { target: "writing", actions: "takeText" },
            "reply.send": { guard: "isAccepted", target: "sending" },
            "reply.cancel": { target: "resting", actions: "forgetReply" },
          },
        },
        sending: {
          description: "The reply is being published.",
          tags: "busy",
          entry: "clearProblem",
          invoke: {
            id: "replyToComment",
            src: "replyToComment",
            input: ({ context }) => ({ replyTo: repliedId(context), text: context.text.trim(), key: keyOf(context.intents) }),
            onDone: {
              target: "resting",
              actions: [{ type: "emitChanged", params: ({ event }) => ({ comment: event.output }) }, "forgetReply"],
            },
            onError: [{ guard: { type: "isUnauthorised", params: failureOf }, target: "keeping" }, ...refusedOrUnsure],
          },
        },
        keeping: keepingFor("keepReply", "writing"),
      },
    },
    rating: {
      description: "The reader's rating of a comment.",
      initial: "resting",
      states: {
        resting: { description: "No rating is being stored.", on: rating },
        rating: {
          description: "The rating is being stored.",
          tags: "busy",
          invoke: {
            id: "rateComment",
            src: "rateComment",
            input: ({ context }) => {
              const { id: commentId, rating: given } = givenRating(context)
              return { commentId, rating: given }
            },
            onDone: { target: "resting", actions: { type: "emitChanged", params: ({ event }) => ({ comment: event.output }) } },
            onError: [{ guard: { type: "isUnauthorised", params: failureOf }, target: "keeping" }, { target: "unrated" }],
          },
        },
        keeping: keepingFor("keepReplyOfRating", "resting"),
        unrated: { description: "Storing the rating failed; the reader can try again.", tags: "refused", on: rating },
      },
    },
  },
})

export type CommentTalkActor = ActorRefFrom<typeof commentTalkMachine>
