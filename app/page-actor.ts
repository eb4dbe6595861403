/** Actor of a page: restored, at the problem of its data, or from the beginning. */
import { createActor, type AnyStateMachine, type InputFrom, type StateValue } from "xstate"
import type { Problem } from "#domain/entities/problem.ts"
import { provided } from "#machines/ports.ts"
import type { PageInput } from "./page.ts"
import { inspectionOptions } from "./inspection.ts"

/** The state that shows a problem of the first fetch; at the top of the machine or in one of its regions. */
const stateOf = (machine: AnyStateMachine, problem: Problem): StateValue => {
  const names = problem._tag === "Missing" ? ["missing", "failed"] : ["failed"]
  for (const name of names) {
    if (name in machine.states) return name
    const region = Object.keys(machine.states).find((key) => name in (machine.states[key]?.states ?? {}))
    if (region !== undefined) return { [region]: name }
  }
  throw new Error(`${machine.id} has no state that shows a problem`)
}

/** Creates a page's actor, with its ports connected, from its last snapshot, the problem of its data, or its input. */
export const createPageActor = <Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  { problem, left, clock, ports, streams }: Pick<PageInput<unknown>, "problem" | "left" | "clock" | "ports" | "streams">,
  name = "actor",
) => {
  type Options = Parameters<typeof createActor<Machine>>[1]
  const connected = provided(machine, { ports, streams })
  const from = (snapshot: unknown) => createActor(connected, { input, snapshot, ...(clock && { clock }), ...inspectionOptions } as Options)
  const last = left?.[name]
  if (last !== undefined) return from(last)
  const fresh = from(undefined)
  if (problem === null || name !== "actor") return fresh
  const { context } = fresh.getSnapshot() as { readonly context: object }
  return from(connected.resolveState({ value: stateOf(machine, problem), context: { ...context, problem } }))
}
