/** All that a machine can be told: by the panel's buttons one by one, by the tests in every order. */
import type { AnyStateMachine, ContextFrom, EventFromLogic, InputFrom } from "xstate"
import type { Problem } from "#domain/entities/problem.ts"

/** What a machine can be told, and how each of its questions may be answered. */
export type MachineModel<Machine extends AnyStateMachine> = {
  readonly machine: Machine
  readonly inputs: ReadonlyArray<InputFrom<Machine>>
  readonly events: ReadonlyArray<EventFromLogic<Machine>>
  /** By the id of the invocation: the values it may give, and what may go wrong instead. */
  readonly answers?: Readonly<Record<string, { readonly values?: ReadonlyArray<unknown>; readonly problems?: ReadonlyArray<Problem> }>>
  /** What of the context decides where an event leads; states that agree in it are one place of the walk. */
  readonly about?: (context: ContextFrom<Machine>) => unknown
}
