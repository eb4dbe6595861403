/** Model type: inputs, events, port responses and driver of a machine, for the panel's buttons and for tests. */
import type { AnyStateMachine, ContextFrom, EventFromLogic, InputFrom } from "xstate"
import type { Problem } from "#domain/entities/problem.ts"
import type { AnyDriver, Complete, Driver } from "./driver.ts"

type Samples<Machine extends AnyStateMachine> = {
  readonly inputs: ReadonlyArray<InputFrom<Machine>>
  readonly events: ReadonlyArray<EventFromLogic<Machine>>
  /** By invocation id: possible values, and possible problems. */
  readonly answers?: Readonly<Record<string, { readonly values?: ReadonlyArray<unknown>; readonly problems?: ReadonlyArray<Problem> }>>
  /** What of the context decides transitions; snapshots in which it is equal count as one. */
  readonly distinguishedBy?: (context: ContextFrom<Machine>) => unknown
}

/** Inputs, sample events and port responses of a machine, and the driver of its screens. */
export type MachineModel<Machine extends AnyStateMachine> = Samples<Machine> & { readonly machine: Machine; readonly driver: AnyDriver }

/** Declares the model of a machine; its driver covers each event. */
export const modelOf = <Machine extends AnyStateMachine, const Own extends Driver<Machine>>(
  machine: Machine,
  { driver, ...samples }: Samples<Machine> & { readonly driver: Own & Complete<Machine, Own> },
): MachineModel<Machine> => ({ machine, driver: driver as AnyDriver, ...(samples as Samples<Machine>) })
