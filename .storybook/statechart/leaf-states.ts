/** Leaf states of a machine, in which it can rest. */
import type { AnyStateMachine, AnyStateNode } from "xstate"

const isTransient = (node: AnyStateNode): boolean => (node.always ?? []).some(({ guard }) => guard === undefined)

const below = (node: AnyStateNode): ReadonlyArray<AnyStateNode> => [node, ...Object.values(node.states).flatMap(below)]

export const nodesOf = (machine: AnyStateMachine): ReadonlyArray<AnyStateNode> => below(machine.root)

/** `order.ready`; empty for the machine itself. */
export const pathOf = (node: AnyStateNode): string => node.path.join(".")

const isLeaf = (node: AnyStateNode): boolean => node.path.length > 0 && Object.keys(node.states).length === 0

/** States without children, except transient ones, in which no machine rests. */
export const leafNodesOf = (machine: AnyStateMachine): ReadonlyArray<AnyStateNode> =>
  nodesOf(machine).filter((node) => isLeaf(node) && !isTransient(node))

export const leavesOf = (machine: AnyStateMachine): ReadonlyArray<string> => leafNodesOf(machine).map(pathOf)

/** Leaf states of a state value: `{ order: "ready", feedback: "quiet" }` names `order.ready` and `feedback.quiet`. */
export const leavesIn = (value: unknown, path: ReadonlyArray<string> = []): ReadonlyArray<string> =>
  typeof value === "string"
    ? [[...path, value].join(".")]
    : Object.entries(value as object).flatMap(([key, inner]) => leavesIn(inner, [...path, key]))
