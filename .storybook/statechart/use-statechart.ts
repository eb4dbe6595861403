/** Tells the panel where a story's actor is, and lets the panel move it. */
import { useEffect } from "react"
import { addons } from "storybook/preview-api"
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from "xstate"
import { acceptedEvents } from "./accepted-events.ts"
import { drawnMachine, eventLabel } from "./drawn.ts"
import { sent, shown, type AcceptedEvent, type Shown } from "./messages.ts"

export const useStatechart = (machine: AnyStateMachine, actor: AnyActorRef): void => {
  useEffect(() => {
    const channel = addons.getChannel()
    const drawn = drawnMachine(machine)
    const path: string[] = []
    const tell = () => {
      const snapshot = actor.getSnapshot() as AnyMachineSnapshot
      const told: Shown = {
        machine: machine.id,
        drawn,
        lit: snapshot._nodes.map(({ id }) => id),
        accepted: acceptedEvents(machine, snapshot),
        path: [...path],
      }
      channel.emit(shown, told)
    }
    const move = ({ event }: AcceptedEvent) => {
      path.push(eventLabel(event.type))
      actor.send(event)
      tell()
    }
    channel.on(sent, move)
    const subscription = actor.subscribe(tell)
    tell()
    return () => {
      channel.off(sent, move)
      subscription.unsubscribe()
    }
  }, [machine, actor])
}
