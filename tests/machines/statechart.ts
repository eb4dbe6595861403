/** What a machine declares: its states and the ways between them, for tests that compare it with what is shown and driven. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate"

const isTransient = (node: AnyStateNode): boolean => (node.always ?? []).some(({ guard }) => guard === undefined)

const below = (node: AnyStateNode): ReadonlyArray<AnyStateNode> => [node, ...Object.values(node.states).flatMap(below)]

export const nodesOf = (machine: AnyStateMachine): ReadonlyArray<AnyStateNode> => below(machine.root)

export const pathOf = (node: AnyStateNode): string => node.path.join(".")

const isLeaf = (node: AnyStateNode): boolean => node.path.length > 0 && Object.keys(node.states).length === 0

/** The states without states in them in which a machine can rest: `order.ready`. Those that are left at once are not among them. */
export const leavesOf = (machine: AnyStateMachine): ReadonlyArray<string> =>
  nodesOf(machine)
    .filter((node) => isLeaf(node) && !isTransient(node))
    .map(pathOf)

/** The leaves that a state names: `{ order: "ready", feedback: "quiet" }` names `order.ready` and `feedback.quiet`. */
export const leavesIn = (value: unknown, path: ReadonlyArray<string> = []): ReadonlyArray<string> =>
  typeof value === "string"
    ? [[...path, value].join(".")]
    : Object.entries(value as object).flatMap(([key, inner]) => leavesIn(inner, [...path, key]))

/** Every way out of every state, whatever takes it. */
export const transitionsOf = (machine: AnyStateMachine): ReadonlyArray<AnyTransitionDefinition> =>
  nodesOf(machine).flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])

const guardOf = ({ guard }: AnyTransitionDefinition): string => {
  if (guard === undefined) return ""
  return ` if ${typeof guard === "string" ? guard : "type" in guard ? String(guard.type) : "?"}`
}

/** `order.ready: always if isStale → order.fetching`. */
export const transitionName = (transition: AnyTransitionDefinition): string => {
  const to = (transition.target ?? []).map(pathOf).join(" and ")
  return `${pathOf(transition.source) || "anywhere"}: ${transition.eventType || "always"}${guardOf(transition)}${to === "" ? "" : ` → ${to}`}`
}
