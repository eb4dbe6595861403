/** A machine as a picture needs it: its states, and the ways between them. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate"
import type { Drawn, DrawnState, DrawnTransition } from "./messages.ts"

const drawnState = (node: AnyStateNode): DrawnState => ({
  id: node.id,
  key: node.key,
  description: node.description ?? null,
  kind: node.type,
  initial: node.initial?.target[0]?.id ?? null,
  states: Object.values(node.states).map(drawnState),
  invokes: node.invoke.map(({ src }) => typeof src === "string" ? src : ""),
})

/** `xstate.after.askedEvery.payment.progress.waiting` as `after askedEvery`, `xstate.done.actor.fetchHome` as `fetchHome answers`. */
export const eventLabel = (type: string): string => {
  const [after, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? []
  if (after !== undefined) return `after ${delay}`
  const [, outcome, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? []
  if (actor !== undefined) return outcome === "done" ? `${actor} answers` : `${actor} fails`
  return type === "" ? "at once" : type
}

const guardName = ({ guard }: AnyTransitionDefinition): string | null => {
  if (guard === undefined || typeof guard === "function") return null
  return typeof guard === "string" ? guard : guard.type
}

const transitionsOf = (node: AnyStateNode): ReadonlyArray<DrawnTransition> => [
  ...[...node.transitions.values(), ...(node.always ? [node.always] : [])].flatMap((list) =>
    list.flatMap((transition) =>
      (transition.target ?? []).map((target) => ({
        from: node.id,
        to: target.id,
        label: eventLabel(transition.eventType),
        guard: guardName(transition),
      })),
    ),
  ),
  ...Object.values(node.states).flatMap(transitionsOf),
]

export const drawnMachine = (machine: AnyStateMachine): Drawn => ({
  root: drawnState(machine.root),
  transitions: transitionsOf(machine.root),
})
