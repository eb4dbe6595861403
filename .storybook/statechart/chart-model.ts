/** States and transitions of a machine, for the drawing. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate"
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

const guardOf = ({ guard }: AnyTransitionDefinition): string | null => {
  if (guard === undefined || typeof guard === "function") return null
  return guardText(typeof guard === "string" ? guard : guard.type)
}

const transitionsOf = (machine: AnyStateMachine, node: AnyStateNode): ReadonlyArray<DrawnTransition> => [
  ...[...node.transitions.values(), ...(node.always ? [node.always] : [])].flatMap((list) =>
    list.flatMap((transition) =>
      (transition.target ?? []).map((target) => ({
        from: node.id,
        to: target.id,
        label: eventText(transition.eventType, machine.implementations.delays),
        guard: guardOf(transition),
      })),
    ),
  ),
  ...Object.values(node.states).flatMap((state) => transitionsOf(machine, state)),
]

export const drawnMachine = (machine: AnyStateMachine): Drawn => ({
  root: drawnState(machine.root),
  transitions: transitionsOf(machine, machine.root),
})
