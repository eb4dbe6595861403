/** States and transitions of a machine, for the drawing. */
import type { AnyStateMachine, AnyStateNode } from "xstate"
import { guardName } from "#book/models/transitions.ts"
import type { Drawn, DrawnState, DrawnTransition } from "./messages.ts"
import { eventText, guardText, portText } from "./labels.ts"

const drawnState = (node: AnyStateNode): DrawnState => ({
  id: node.id,
  key: node.key,
  description: node.description ?? null,
  kind: node.type,
  initial: node.initial?.target[0]?.id ?? null,
  states: Object.values(node.states).map(drawnState),
  invokes: node.invoke.map(({ id }) => portText(id)),
})

/** Transitions of a state and of those below it; one with two targets is drawn twice. */
const transitionsOf = (machine: AnyStateMachine, node: AnyStateNode): ReadonlyArray<DrawnTransition> => {
  const own = [...[...node.transitions.values()].flat(), ...(node.always ?? [])].flatMap((transition) => {
    const guard = guardName(transition)
    return (transition.target ?? []).map((target) => ({
      from: node.id,
      to: target.id,
      label: eventText(transition.eventType, machine.implementations.delays),
      guard: guard === null ? null : guardText(guard),
    }))
  })
  return [...own, ...Object.values(node.states).flatMap((state) => transitionsOf(machine, state))]
}

export const drawnMachine = (machine: AnyStateMachine): Drawn => ({
  root: drawnState(machine.root),
  transitions: transitionsOf(machine, machine.root),
})
