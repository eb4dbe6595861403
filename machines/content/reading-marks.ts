/** Reading marks machine: a reader saves an article and follows its author. C14, C20. */
import { assertEvent, assign, emit, setup, type ActorRefFrom } from "xstate"
import type { ArticleKind } from "#domain/entities/content/article.ts"
import type { Author } from "#domain/entities/content/author.ts"
import { toProblem, type Problem } from "#domain/entities/problem.ts"
import { port } from "#machines/ports.ts"
import { failureOf, problemFrom, type Failure } from "#machines/shared/failure.ts"
import type { ReadingMarks } from "./ports.ts"

/** Shown article or news item with its author, or author alone. */
export type ReadingSubject = { readonly kind: ArticleKind; readonly articleId: number | null; readonly authorId: number | null }

export type ReadingMarksEvent =
  | ({ readonly type: "subject.shown"; readonly isReader: boolean; readonly followers: number } & ReadingSubject)
  | { readonly type: "bookmark.toggle" }
  | { readonly type: "author.toggle" }
export type ReadingMarksContext = ReadingMarks & { readonly subject: ReadingSubject; readonly problem: Problem | null }

/** Id of the shown article. Throws for an author alone. */
const articleIdOf = ({ subject: { articleId } }: ReadingMarksContext): number => {
  if (articleId === null) throw new Error("no article is shown")
  return articleId
}

/** Id of the shown author. Throws for a news item. */
const authorIdOf = ({ subject: { authorId } }: ReadingMarksContext): number => {
  if (authorId === null) throw new Error("no author is shown")
  return authorId
}

/** `on` of the states in which the reader may press a button. */
const toggleTransitions = {
  "bookmark.toggle": { guard: "isArticle", target: "saving" },
  "author.toggle": { guard: "hasAuthor", target: "following" },
} as const
/** `on` of the states in which another article or author may be shown. */
const subjectTransitions = {
  "subject.shown": [
    { guard: "isReader", target: "fetching", actions: "takeSubject" },
    { target: "visiting", actions: "takeSubject" },
  ],
} as const

export const readingMarksMachine = setup({
  types: {} as {
    context: ReadingMarksContext
    events: ReadingMarksEvent
    emitted: { readonly type: "login.needed" }
    tags: "busy" | "refused"
  },
  actors: { fetchReadingMarks: port("fetchReadingMarks"), saveBookmark: port("saveBookmark"), followAuthor: port("followAuthor") },
  actions: {
    takeSubject: assign(({ event }) => {
      assertEvent(event, "subject.shown")
      const { kind, articleId, authorId, followers } = event
      return { subject: { kind, articleId, authorId }, followers, saved: false, followed: false, problem: null }
    }),
    takeMarks: assign((_, { marks }: { marks: ReadingMarks }) => ({ ...marks, problem: null })),
    takeSaved: assign(({ context }) => ({ saved: !context.saved, problem: null })),
    takeAuthor: assign((_, { author: { followed, followers } }: { author: Author }) => ({ followed, followers, problem: null })),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
    emitLoginNeeded: emit({ type: "login.needed" } as const),
  },
  guards: {
    isReader: ({ event }) => event.type === "subject.shown" && event.isReader,
    isArticle: ({ context }) => context.subject.articleId !== null,
    hasAuthor: ({ context }) => context.subject.authorId !== null,
    isUnauthorised: (_, { error }: Failure) => toProblem(error)._tag === "Unauthorised",
  },
}).createMachine({
  id: "readingMarks",
  description: "Lets a reader save an article and follow its author.",
  context: { subject: { kind: "article", articleId: null, authorId: null }, saved: false, followed: false, followers: 0, problem: null },
  initial: "waiting",
  states: {
    waiting: { description: "Nothing is shown yet.", tags: "busy", on: subjectTransitions },
    visiting: {
      description: "The reader is not logged in; pressing a button leads to the login.",
      on: {
        ...subjectTransitions,
        "bookmark.toggle": { guard: "isArticle", actions: "emitLoginNeeded" },
        "author.toggle": { guard: "hasAuthor", actions: "emitLoginNeeded" },
      },
    },
    fetching: {
      description: "Whether the article is saved and the author followed is loading; a failure leaves both unmarked.",
      tags: "busy",
      on: subjectTransitions,
      invoke: {
        id: "fetchReadingMarks",
        src: "fetchReadingMarks",
        input: ({ context: { subject } }) => ({ articleId: subject.articleId, authorId: subject.authorId }),
        onDone: { target: "ready", actions: { type: "takeMarks", params: ({ event }) => ({ marks: event.output }) } },
        onError: { target: "ready" },
      },
    },
    ready: {
      description: "The buttons show whether the article is saved and the author followed.",
      on: { ...subjectTransitions, ...toggleTransitions },
    },
    saving: {
      description: "The article is being saved or removed from the saved ones.",
      tags: "busy",
      invoke: {
        id: "saveBookmark",
        src: "saveBookmark",
        input: ({ context }) => ({ id: articleIdOf(context), kind: context.subject.kind, saved: !context.saved }),
        onDone: { target: "ready", actions: "takeSaved" },
        onError: [
          { guard: { type: "isUnauthorised", params: failureOf }, target: "visiting", actions: "emitLoginNeeded" },
          { target: "refused", actions: { type: "keepProblem", params: failureOf } },
        ],
      },
    },
    following: {
      description: "The author is being followed or unfollowed.",
      tags: "busy",
      invoke: {
        id: "followAuthor",
        src: "followAuthor",
        input: ({ context }) => ({ authorId: authorIdOf(context), followed: !context.followed }),
        onDone: { target: "ready", actions: { type: "takeAuthor", params: ({ event }) => ({ author: event.output }) } },
        onError: [
          { guard: { type: "isUnauthorised", params: failureOf }, target: "visiting", actions: "emitLoginNeeded" },
          { target: "refused", actions: { type: "keepProblem", params: failureOf } },
        ],
      },
    },
    refused: {
      description: "The shop refused the change or could not be reached; the reader can press again.",
      tags: "refused",
      on: { ...subjectTransitions, ...toggleTransitions },
    },
  },
})

export type ReadingMarksActor = ActorRefFrom<typeof readingMarksMachine>
