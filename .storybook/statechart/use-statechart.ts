/** Hook that reports a story's actor to the panel, and sends it the panel's events. */
import { useEffect } from "react"
import { addons } from "storybook/preview-api"
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from "xstate"
import { requestEvent, sent, shown, type AcceptedEvent } from "./messages.ts"
import { shownOf } from "./actor-status.ts"

export const useStatechart = (machine: AnyStateMachine, actor: AnyActorRef): void => {
  useEffect(() => {
    const channel = addons.getChannel()
    const path: string[] = []
    const notify = () => channel.emit(shown, shownOf(machine, actor.getSnapshot() as AnyMachineSnapshot, [...path]))
    const move = ({ label, event }: AcceptedEvent) => {
      path.push(label)
      actor.send(event)
    }
    channel.on(sent, move)
    channel.on(requestEvent, notify)
    const subscription = actor.subscribe(notify)
    notify()
    return () => {
      channel.off(sent, move)
      channel.off(requestEvent, notify)
      subscription.unsubscribe()
    }
  }, [machine, actor])
}
