/** Model type: inputs, events and port responses of a machine, for the panel's buttons and for tests. */
import type { AnyStateMachine, ContextFrom, EventFromLogic, InputFrom } from "xstate"
import type { Problem } from "#domain/entities/problem.ts"

/** Inputs, sample events and port responses of a machine. */
export type MachineModel<Machine extends AnyStateMachine> = {
  readonly machine: Machine
  readonly inputs: ReadonlyArray<InputFrom<Machine>>
  readonly events: ReadonlyArray<EventFromLogic<Machine>>
  /** By invocation id: possible values, and possible problems. */
  readonly answers?: Readonly<Record<string, { readonly values?: ReadonlyArray<unknown>; readonly problems?: ReadonlyArray<Problem> }>>
  /** The context that decides transitions; states in which it is equal count as one. */
  readonly about?: (context: ContextFrom<Machine>) => unknown
}
