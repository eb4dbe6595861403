/** Review votes machine: a reader marks reviews as helpful, and unmarks them. E19. */
import { assertEvent, assign, emit, setup, type ActorRefFrom } from "xstate"
import { toProblem, type Problem } from "#domain/entities/problem.ts"
import { port } from "#machines/ports.ts"
import { failureOf, problemFrom, type Failure } from "#machines/shared/failure.ts"
import type { OwnVotes, Reviewed, Voted } from "./ports.ts"

export type ReviewVotesEvent =
  | { readonly type: "reader.known"; readonly isReader: boolean }
  | { readonly type: "vote.toggle"; readonly id: number }
export type ReviewVotesContext = OwnVotes & {
  readonly of: Reviewed
  /** Votes on reviews that this reader has changed, which their list does not count yet. */
  readonly counts: Readonly<Record<number, number>>
  /** The review that was pressed last. */
  readonly pressed: number | null
  readonly problem: Problem | null
}

/** Transitions of every state when the reader logs in or out. */
const onReader = {
  "reader.known": [
    { guard: "isReader", target: "fetching", actions: "forgetVotes" },
    { target: "visiting", actions: "forgetVotes" },
  ],
} as const
/** Transition of a press on a review of somebody else. */
const onPress = { "vote.toggle": { guard: "isOthers", target: "voting", actions: "takePressed" } } as const

export const reviewVotesMachine = setup({
  types: {} as {
    context: ReviewVotesContext
    events: ReviewVotesEvent
    input: Reviewed
    emitted: { readonly type: "login.needed" }
    tags: "busy" | "refused"
  },
  actors: { fetchReviewVotes: port("fetchReviewVotes"), voteReview: port("voteReview") },
  actions: {
    forgetVotes: assign({ votes: [], own: null, pressed: null, problem: null }),
    takeVotes: assign((_, { votes }: { votes: OwnVotes }) => votes),
    takePressed: assign(({ event }) => {
      assertEvent(event, "vote.toggle")
      return { pressed: event.id, problem: null }
    }),
    takeVoted: assign(({ context }, { voted: { id, helpful, voted } }: { voted: Voted }) => ({
      votes: voted ? [...context.votes, id] : context.votes.filter((voteId) => voteId !== id),
      counts: { ...context.counts, [id]: helpful },
    })),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
    emitLoginNeeded: emit({ type: "login.needed" } as const),
  },
  guards: {
    isReader: ({ event }) => event.type === "reader.known" && event.isReader,
    isOthers: ({ context, event }) => event.type === "vote.toggle" && event.id !== context.own,
    isUnauthorised: (_, { error }: Failure) => toProblem(error)._tag === "Unauthorised",
  },
}).createMachine({
  id: "reviewVotes",
  description: "Lets a reader mark reviews as helpful.",
  context: ({ input }) => ({ of: input, votes: [], own: null, counts: {}, pressed: null, problem: null }),
  initial: "waiting",
  states: {
    waiting: { description: "The session is loading; it is not known yet whether the reader is logged in.", tags: "busy", on: onReader },
    visiting: {
      description: "The reader is not logged in; pressing the button leads to the login.",
      on: { ...onReader, "vote.toggle": { actions: "emitLoginNeeded" } },
    },
    fetching: {
      description: "The reader's earlier votes are loading.",
      tags: "busy",
      on: onReader,
      invoke: {
        id: "fetchReviewVotes",
        src: "fetchReviewVotes",
        input: ({ context }) => context.of,
        onDone: { target: "ready", actions: { type: "takeVotes", params: ({ event }) => ({ votes: event.output }) } },
        onError: { target: "ready" },
      },
    },
    ready: { description: "The buttons show which reviews helped the reader.", on: { ...onReader, ...onPress } },
    voting: {
      description: "The shop is counting a vote or taking it back.",
      tags: "busy",
      on: onReader,
      invoke: {
        id: "voteReview",
        src: "voteReview",
        input: ({ context: { pressed, votes } }) => {
          if (pressed === null) throw new Error("no review is pressed")
          return { id: pressed, helpful: !votes.includes(pressed) }
        },
        onDone: { target: "ready", actions: { type: "takeVoted", params: ({ event }) => ({ voted: event.output }) } },
        onError: [
          { guard: { type: "isUnauthorised", params: failureOf }, target: "visiting", actions: "emitLoginNeeded" },
          { target: "refused", actions: { type: "keepProblem", params: failureOf } },
        ],
      },
    },
    refused: { description: "The vote was not counted; the reader can press again.", tags: "refused", on: { ...onReader, ...onPress } },
  },
})

export type ReviewVotesActor = ActorRefFrom<typeof reviewVotesMachine>
