/** Coverage of a machine: each transition with its event, target, and the tests that take it. */
import type { AnyStateMachine, AnyTransitionDefinition, EventObject } from "xstate"
import { namesOf, screenTransitions, type FromOutside } from "#book/models/screen-transitions.ts"
import { pathOf } from "#book/statechart/leaf-states.ts"
import { eventText, guardText } from "#book/statechart/labels.ts"
import { models } from "#book/models/all.ts"
import { guardName, transitionName, transitionsOf } from "#book/models/transitions.ts"

/** Plain JSON, since it is evaluated while the book is built. */
export type TransitionCoverage = {
  /** Source state; empty for the machine itself. */
  readonly from: string
  readonly event: string
  readonly guard: string | null
  /** Target states; empty where the machine stays. */
  readonly to: ReadonlyArray<string>
  /** Who causes the event. */
  readonly origin: "shopper" | "outside" | "machine"
  /** Names of the tests that take it. */
  readonly tests: ReadonlyArray<string>
}

/** Title of the test that takes every transition of a machine without its screen. */
export const modelTestTitle = (machine: string): string => `the machine of ${machine} takes every transition that it declares`

export const coverageOf = (name: string): ReadonlyArray<TransitionCoverage> => {
  const model = models[name]
  if (model === undefined) throw new Error(`there is no machine ${name}`)
  const machine: AnyStateMachine = model.machine
  const { byShopper, fromOutside } = screenTransitions(machine, model)
  const known = new Set((model.events as ReadonlyArray<EventObject>).map(({ type }) => type))
  /** Events that a machine raises itself, and eventless transitions. */
  const isOwn = (type: string) => !type.startsWith("xstate.") && !known.has(type)
  const originOf = (type: string, isByShopper: boolean): TransitionCoverage["origin"] => {
    if (isByShopper) return "shopper"
    return isOwn(type) ? "machine" : "outside"
  }
  const takes = (transition: AnyTransitionDefinition) => (each: FromOutside) =>
    namesOf(each.transition).includes(transitionName(transition))
  return transitionsOf(machine).map((transition) => {
    const pressed = byShopper.filter(takes(transition))
    const received = fromOutside.filter(takes(transition))
    const guard = guardName(transition)
    return {
      from: pathOf(transition.source),
      event: eventText(transition.eventType, machine.implementations.delays),
      guard: guard === null ? null : guardText(guard),
      to: (transition.target ?? []).map(pathOf),
      origin: originOf(transition.eventType, pressed.length > 0),
      // One event with two outcomes has two tests of one name.
      tests: [...new Set([...pressed, ...received].map(({ title }) => title)), modelTestTitle(machine.id)],
    }
  })
}

/** Coverage of all machines, by name. */
export const coverage = (): Readonly<Record<string, ReadonlyArray<TransitionCoverage>>> =>
  Object.fromEntries(Object.keys(models).map((name) => [name, coverageOf(name)]))
