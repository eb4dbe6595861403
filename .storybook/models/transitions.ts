/** Transitions of a machine, each with a name for test reports. */
import type { AnyStateMachine, AnyTransitionDefinition } from "xstate"
import { nodesOf, pathOf } from "#book/statechart/leaf-states.ts"

/** Every transition of every state of a machine. */
export const transitionsOf = (machine: AnyStateMachine): ReadonlyArray<AnyTransitionDefinition> =>
  nodesOf(machine).flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])

/** Name of a transition's guard; null without a guard, or for one without a name. */
export const guardName = ({ guard }: AnyTransitionDefinition): string | null => {
  if (guard === undefined || typeof guard === "function") return null
  return typeof guard === "string" ? guard : guard.type
}

/** `order.ready: always if isStale → order.fetching`. */
export const transitionName = (transition: AnyTransitionDefinition): string => {
  const from = pathOf(transition.source) || "anywhere"
  const event = transition.eventType || "always"
  const guard = guardName(transition)
  const to = (transition.target ?? []).map(pathOf).join(" and ")
  return `${from}: ${event}${guard === null ? "" : ` if ${guard}`}${to === "" ? "" : ` → ${to}`}`
}
