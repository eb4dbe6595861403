/** Comments machine: lists the comments on an article by pages; the reader writes and deletes their own. C13, E20, E21. */
import { assertEvent, assign, emit, setup, type ActorRefFrom } from "xstate"
import type { Comment } from "#domain/entities/content/comment.ts"
import { toProblem, type Problem } from "#domain/entities/problem.ts"
import { checkComment } from "#domain/rules/content/comment-form.ts"
import { withChanged, withoutComment, withWritten, type CommentPages } from "#domain/rules/content/comment-list.ts"
import { noPages, withCountedPage } from "#domain/rules/list-pages.ts"
import type { ListPage } from "#machines/list-page.ts"
import { port } from "#machines/ports.ts"
import { failedState, failureOf, isDefiniteNo, problemFrom, moreFailedState, type Failure } from "#machines/shared/failure.ts"
import { intentsFrom, keyOf, oneMore, type Intents } from "#machines/shared/idempotency-key.ts"
import type { CommentsOf } from "./ports.ts"

export type CommentsEvent =
  /** The article is shown: its comments can be fetched. */
  | { readonly type: "article.shown" }
  | { readonly type: "more.fetch" }
  | { readonly type: "page.retry" }
  | { readonly type: "comment.type"; readonly text: string }
  | { readonly type: "comment.send" }
  /** A reply that was written, or a comment that was rated. */
  | { readonly type: "comment.changed"; readonly comment: Comment }
  | { readonly type: "delete.ask"; readonly id: number }
  | { readonly type: "delete.cancel" }
  | { readonly type: "delete.confirm" }
export type CommentsContext = {
  readonly of: CommentsOf
  readonly comments: CommentPages
  readonly total: number
  readonly problem: Problem | null
  /** As typed. */
  readonly text: string
  /** `null` in `refused` where the comment itself is invalid. */
  readonly formProblem: Problem | null
  /** The comment whose deletion waits for confirmation. */
  readonly deleting: number | null
  readonly intents: Intents
}
export type CommentsInput = { readonly of: CommentsOf; readonly seed: string }

/** Comment whose deletion was confirmed. Throws where none was chosen. */
const deletedId = ({ deleting }: CommentsContext): number => {
  if (deleting === null) throw new Error("no comment is deleted")
  return deleting
}

const typing = { "comment.type": { target: "writing", actions: "takeText" } } as const

export const commentsMachine = setup({
  types: {} as {
    context: CommentsContext
    events: CommentsEvent
    input: CommentsInput
    emitted: { readonly type: "login.needed" }
    tags: "busy" | "refused"
  },
  actors: {
    fetchComments: port("fetchComments"),
    writeComment: port("writeComment"),
    deleteComment: port("deleteComment"),
    readComment: port("readComment"),
    keepComment: port("keepComment"),
  },
  actions: {
    takePage: assign(({ context }, { page }: { page: ListPage<Comment> }) => ({
      comments: withCountedPage(context.comments, page),
      total: page.total,
      problem: null,
    })),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
    keepFormProblem: assign((_, { error }: Failure) => ({ formProblem: toProblem(error) })),
    takeText: assign(({ context, event }) => {
      assertEvent(event, "comment.type")
      return { text: event.text, formProblem: null, intents: oneMore(context.intents) }
    }),
    /** Text that was typed meanwhile is newer than the draft. */
    takeDraft: assign(({ context }, { text }: { text: string }) => ({ text: context.text === "" ? text : context.text })),
    nameIntent: assign(({ context }) => ({ intents: oneMore(context.intents) })),
    clearFormProblem: assign({ formProblem: null }),
    takeWritten: assign(({ context }, { comment }: { comment: Comment }) => ({
      comments: withWritten(context.comments, comment),
      total: context.total + 1,
      text: "",
      intents: oneMore(context.intents),
    })),
    takeChanged: assign(({ context, event }) => {
      assertEvent(event, "comment.changed")
      const isKnown = context.comments.items.some(({ id }) => id === event.comment.id)
      return { comments: withChanged(context.comments, event.comment), total: context.total + (isKnown ? 0 : 1) }
    }),
    nameComment: assign(({ event }) => {
      assertEvent(event, "delete.ask")
      return { deleting: event.id }
    }),
    forgetComment: assign({ deleting: null }),
    takeDeleted: assign(({ context }) => {
      const comments = withoutComment(context.comments, deletedId(context))
      return { comments, total: context.total - (context.comments.items.length - comments.items.length), deleting: null }
    }),
    emitLoginNeeded: emit({ type: "login.needed" } as const),
  },
  guards: {
    stillFetches: ({ context }) => context.comments.stillFetch,
    isAccepted: ({ context }) => checkComment(context.text).length === 0,
    isUnauthorised: (_, { error }: Failure) => toProblem(error)._tag === "Unauthorised",
    isDefiniteNo: (_, failure: Failure) => isDefiniteNo(failure),
    isMine: ({ context, event }) => event.type === "delete.ask" && context.comments.items.some(({ id, mine }) => mine && id === event.id),
  },
}).createMachine({
  id: "comments",
  description: "Shows the comments on an article; a shopper can write one and delete their own.",
  context: ({ input }) => ({
    of: input.of,
    comments: noPages,
    total: 0,
    problem: null,
    text: "",
    formProblem: null,
    deleting: null,
    intents: intentsFrom(input.seed),
  }),
  type: "parallel",
  on: { "comment.changed": { actions: "takeChanged" } },
  states: {
    list: {
      description: "The comments of all readers.",
      initial: "waiting",
      states: {
        waiting: { description: "The article is not shown yet.", tags: "busy", on: { "article.shown": { target: "fetching" } } },
        fetching: {
          description: "The newest comments are loading.",
          tags: "busy",
          invoke: {
            id: "fetchComments",
            src: "fetchComments",
            input: ({ context }) => ({ ...context.of, page: 1 }),
            onDone: { target: "ready", actions: { type: "takePage", params: ({ event }) => ({ page: event.output }) } },
            onError: { target: "failed", actions: { type: "keepProblem", params: failureOf } },
          },
        },
        ready: {
          description: "Comments are shown, or a message that there are none yet.",
          on: { "more.fetch": { guard: "stillFetches", target: "fetchingMore" } },
        },
        fetchingMore: {
          description: "Older comments are loading; the comments shown stay.",
          tags: "busy",
          invoke: {
            id: "fetchMore",
            src: "fetchComments",
            input: ({ context }) => ({ ...context.of, page: context.comments.page + 1 }),
            onDone: { target: "ready", actions: { type: "takePage", params: ({ event }) => ({ page: event.output }) } },
            onError: { target: "moreFailed", actions: { type: "keepProblem", params: failureOf } },
          },
        },
        moreFailed: moreFailedState("Loading older comments failed; the comments shown stay, and the reader can try again."),
        failed: failedState("Loading the comments failed; the reader can try again."),
      },
    },
    form: {
      description: "The reader's new comment.",
      initial: "recalling",
      states: {
        recalling: {
          description: "The device is checked for a comment typed before the login.",
          on: typing,
          invoke: {
            id: "readComment",
            src: "readComment",
            input: ({ context }) => context.of,
            onDone: { target: "writing", actions: { type: "takeDraft", params: ({ event }) => ({ text: event.output }) } },
            onError: { target: "writing" },
          },
        },
        writing: {
          description: "The reader is writing a comment.",
          on: { ...typing, "comment.send": [{ guard: "isAccepted", target: "sending" }, { target: "refused" }] },
        },
        refused: {
          description: "The comment is empty or too long, or the shop refused it; the form keeps what was typed.",
          tags: "refused",
          on: { ...typing, "comment.send": { guard: "isAccepted", target: "sending" } },
        },
        sending: {
          description: "The comment is being published.",
          tags: "busy",
          entry: "clearFormProblem",
          invoke: {
            id: "writeComment",
            src: "writeComment",
            input: ({ context }) => ({ ...context.of, text: context.text.trim(), key: keyOf(context.intents) }),
            onDone: { target: "writing", actions: { type: "takeWritten", params: ({ event }) => ({ comment: event.output }) } },
            onError: [
              { guard: { type: "isUnauthorised", params: failureOf }, target: "keeping" },
              {
                guard: { type: "isDefiniteNo", params: failureOf },
                target: "refused",
                actions: [{ type: "keepFormProblem", params: failureOf }, "nameIntent"],
              },
              { target: "refused", actions: { type: "keepFormProblem", params: failureOf } },
            ],
          },
        },
        keeping: {
          description: "The reader is not logged in; the device stores the comment, and the login opens.",
          tags: "busy",
          invoke: {
            id: "keepComment",
            src: "keepComment",
            input: ({ context }) => ({ ...context.of, text: context.text }),
            onDone: { target: "writing", actions: "emitLoginNeeded" },
            onError: { target: "writing", actions: "emitLoginNeeded" },
          },
        },
      },
    },
    removal: {
      description: "The deletion of the reader's own comment.",
      initial: "resting",
      states: {
        resting: {
          description: "No comment is being deleted.",
          on: { "delete.ask": { guard: "isMine", target: "asking", actions: "nameComment" } },
        },
        asking: {
          description: "A dialog asks the reader to confirm the deletion.",
          on: { "delete.confirm": { target: "deleting" }, "delete.cancel": { target: "resting", actions: "forgetComment" } },
        },
        deleting: {
          description: "The shop is deleting the comment; it stays visible until then.",
          tags: "busy",
          invoke: {
            id: "deleteComment",
            src: "deleteComment",
            input: ({ context }) => {
              const commentId = deletedId(context)
              return { commentId, key: `${keyOf(context.intents)}-${context.of.id}-${commentId}` }
            },
            onDone: { target: "resting", actions: "takeDeleted" },
            onError: { target: "failed" },
          },
        },
        failed: {
          description: "Deleting the comment failed; the reader can try again or keep it.",
          tags: "refused",
          on: { "delete.confirm": { target: "deleting" }, "delete.cancel": { target: "resting", actions: "forgetComment" } },
        },
      },
    },
  },
})

export type CommentsActor = ActorRefFrom<typeof commentsMachine>
