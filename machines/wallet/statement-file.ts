/** Statement file machine: saves the statement on this device. S29 b. */
import { assertEvent, assign, setup, type ActorRefFrom } from "xstate"
import type { Problem } from "#domain/entities/problem.ts"
import { port } from "#machines/ports.ts"
import { failureOf, problemFrom, type Failure } from "#machines/shared/failure.ts"
import type { StatementQuery } from "./ports.ts"

export type StatementFileEvent = { readonly type: "file.save"; readonly query: StatementQuery }
export type StatementFileContext = { readonly query: StatementQuery; readonly problem: Problem | null }

const everything: StatementQuery = { part: null, days: null }

export const statementFileMachine = setup({
  types: {} as { context: StatementFileContext; events: StatementFileEvent; tags: "busy" | "refused" },
  actors: { saveStatement: port("saveStatement") },
  actions: {
    takeQuery: assign(({ event }) => {
      assertEvent(event, "file.save")
      return { query: event.query, problem: null }
    }),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
  },
}).createMachine({
  id: "statementFile",
  description: "Downloads the statement as a file.",
  context: { query: everything, problem: null },
  initial: "idle",
  states: {
    idle: { description: "No file is requested.", on: { "file.save": { target: "saving", actions: "takeQuery" } } },
    saving: {
      description: "The file is being created; the statement stays visible.",
      tags: "busy",
      invoke: {
        id: "saveStatement",
        src: "saveStatement",
        input: ({ context }) => context.query,
        onDone: { target: "saved" },
        onError: { target: "failed", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    saved: { description: "The file is in the shopper's downloads.", on: { "file.save": { target: "saving", actions: "takeQuery" } } },
    failed: {
      description: "Creating the file failed; the shopper can try again.",
      tags: "refused",
      on: { "file.save": { target: "saving", actions: "takeQuery" } },
    },
  },
})

export type StatementFileActor = ActorRefFrom<typeof statementFileMachine>
