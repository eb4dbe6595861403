/** Transitions of a machine, each with a name for test reports. */
import type { AnyStateMachine, AnyTransitionDefinition } from "xstate"
import { nodesOf, pathOf } from "#book/statechart/leaf-states.ts"

/** Every transition of every state. */
export const transitionsOf = (machine: AnyStateMachine): ReadonlyArray<AnyTransitionDefinition> =>
  nodesOf(machine).flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])

const guardOf = ({ guard }: AnyTransitionDefinition): string => {
  if (guard === undefined) return ""
  return ` if ${typeof guard === "string" ? guard : "type" in guard ? guard.type : "?"}`
}

/** `order.ready: always if isStale → order.fetching`. */
export const transitionName = (transition: AnyTransitionDefinition): string => {
  const to = (transition.target ?? []).map(pathOf).join(" and ")
  return `${pathOf(transition.source) || "anywhere"}: ${transition.eventType || "always"}${guardOf(transition)}${to === "" ? "" : ` → ${to}`}`
}
