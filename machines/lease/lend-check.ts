/** Lend check machine: whether a lender lends the shopper what is left to pay of an order. C5. */
import { assign, setup, type ActorRefFrom } from "xstate"
import type { OrderNumber } from "#domain/entities/ids.ts"
import type { LendAnswer } from "#domain/entities/lease/lend-answer.ts"
import type { Problem } from "#domain/entities/problem.ts"
import { port } from "#machines/ports.ts"
import { failureOf, problemFrom, type Failure } from "#machines/shared/failure.ts"

/** Subject of the check; the response is valid for this total alone. */
export type LendSubject = { readonly number: OrderNumber; readonly payment: number; readonly lender: string; readonly total: number }
export type LendCheckEvent =
  /** Another method, order or total; `null` where nothing is to be borrowed. */
  { readonly type: "subject.changed"; readonly subject: LendSubject | null } | { readonly type: "check.retry" }
export type LendCheckContext = {
  readonly subject: LendSubject | null
  readonly answer: LendAnswer | null
  readonly problem: Problem | null
}

const isSame = (one: LendSubject | null, other: LendSubject | null): boolean =>
  one?.number === other?.number && one?.payment === other?.payment && one?.lender === other?.lender && one?.total === other?.total

export const lendCheckMachine = setup({
  types: {} as {
    context: LendCheckContext
    events: LendCheckEvent
    input: { readonly subject: LendSubject | null }
    tags: "busy" | "refused"
  },
  actors: { checkLend: port("checkLend") },
  actions: {
    takeSubject: assign((_, { subject }: { subject: LendSubject | null }) => ({ subject, answer: null, problem: null })),
    takeAnswer: assign((_, { answer }: { answer: LendAnswer }) => ({ answer, problem: null })),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
  },
  guards: {
    isNothing: ({ context }) => context.subject === null,
    isOther: ({ context }, { subject }: { subject: LendSubject | null }) => !isSame(context.subject, subject),
    may: (_, { answer }: { answer: LendAnswer }) => answer.outcome === "may",
    mayNot: (_, { answer }: { answer: LendAnswer }) => answer.outcome === "may_not",
  },
}).createMachine({
  id: "lendCheck",
  description: "Checks with a lender whether it finances the rest of an order.",
  context: ({ input: { subject } }) => ({ subject, answer: null, problem: null }),
  on: {
    "subject.changed": {
      guard: { type: "isOther", params: ({ event }) => event },
      target: ".deciding",
      actions: { type: "takeSubject", params: ({ event }) => event },
    },
  },
  initial: "deciding",
  states: {
    deciding: {
      description: "Checks whether anything is to be financed.",
      always: [{ guard: "isNothing", target: "idle" }, { target: "asking" }],
    },
    idle: { description: "Nothing is to be financed; no check is needed." },
    asking: {
      description: "The lender is checking the request; the shopper can go on choosing.",
      tags: "busy",
      invoke: {
        id: "checkLend",
        src: "checkLend",
        input: ({ context: { subject } }) => {
          if (subject === null) throw new Error("there is nothing to borrow")
          return { number: subject.number, payment: subject.payment, lender: subject.lender }
        },
        onDone: [
          {
            guard: { type: "may", params: ({ event }) => ({ answer: event.output }) },
            target: "may",
            actions: { type: "takeAnswer", params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: { type: "mayNot", params: ({ event }) => ({ answer: event.output }) },
            target: "mayNot",
            actions: { type: "takeAnswer", params: ({ event }) => ({ answer: event.output }) },
          },
          { target: "unknown", actions: { type: "takeAnswer", params: ({ event }) => ({ answer: event.output }) } },
        ],
        onError: { target: "unknown", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    may: { description: "The lender finances this amount." },
    mayNot: {
      description: "The lender refuses this amount and gives a reason; the shopper can choose another payment method.",
      tags: "refused",
      on: { "check.retry": { target: "asking" } },
    },
    unknown: {
      description: "The lender does not respond, or decides later; the shopper can check again or order anyway.",
      tags: "refused",
      on: { "check.retry": { target: "asking" } },
    },
  },
})

export type LendCheckActor = ActorRefFrom<typeof lendCheckMachine>
