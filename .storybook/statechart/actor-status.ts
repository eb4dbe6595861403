/** Present state of an actor, for the drawing and the buttons. */
import type { AnyMachineSnapshot, AnyStateMachine } from "xstate"
import { acceptedEvents } from "./accepted-events.ts"
import { drawnMachine } from "./chart-model.ts"
import type { Shown } from "./messages.ts"

export const shownOf = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot, path: ReadonlyArray<string>): Shown => ({
  machine: machine.id,
  drawn: drawnMachine(machine),
  lit: snapshot._nodes.map(({ id }) => id),
  accepted: acceptedEvents(machine.id, snapshot),
  path,
})
