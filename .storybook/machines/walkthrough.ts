/** Walkthrough of a machine: a live actor whose requests are answered by hand, with undo and redo of its path. */
import { createActor, type AnyActor, type AnyMachineSnapshot, type AnyStateMachine } from "xstate"
import { unanswered } from "#book/fixed-state-actor.ts"
import { shownOf } from "#book/statechart/actor-status.ts"
import type { AcceptedEvent, Shown } from "../statechart/messages.ts"
import type { Sample } from "../statechart/accepted-events.ts"
import { stillClock } from "#book/stopped-clock.ts"
import type { MachineModel } from "#book/models/model.ts"
import { eventOf, nowhere, stepOf, type WalkthroughPath } from "./walkthrough-path.ts"

export type Standing = {
  /** Replaced when a step is undone. */
  readonly actor: AnyActor
  readonly shown: Shown
  readonly path: WalkthroughPath
  /** Number of steps taken. */
  readonly at: number
  /** A step of a link that the machine no longer accepts; later steps were not taken. */
  readonly lost: string | null
}

export type Walkthrough = {
  readonly subscribe: (listener: () => void) => () => void
  readonly now: () => Standing
  readonly move: (event: AcceptedEvent) => void
  /** Goes to the position after so many steps; later ones can be redone. */
  readonly goTo: (at: number) => void
  readonly beginAt: (beginning: number) => void
}

export const createWalkthrough = ({ machine, inputs }: MachineModel<AnyStateMachine>, from: WalkthroughPath = nowhere): Walkthrough => {
  const quiet = unanswered(machine)
  const listeners = new Set<() => void>()
  let standing: Standing
  let replaying = false

  const stand = (change: Partial<Standing>) => {
    const next = { ...standing, ...change }
    const snapshot = next.actor.getSnapshot() as AnyMachineSnapshot
    standing = { ...next, shown: shownOf(machine, snapshot, next.path.steps.slice(0, next.at)) }
    for (const listener of listeners) listener()
  }

  /** Every event of the actor is a step, also one from the screen. */
  const hear = (actor: AnyActor, event: Sample) => {
    if (replaying || actor !== standing.actor) return
    const snapshot = actor.getSnapshot() as AnyMachineSnapshot
    if (!snapshot.can(event)) return
    const { path, at } = standing
    const step = stepOf(event, machine.id, snapshot)
    const steps = [...path.steps.slice(0, at), step]
    const isAhead = path.steps[at] === step
    standing = { ...standing, path: isAhead ? path : { ...path, steps }, at: at + 1 }
  }

  const begun = (beginning: number): AnyActor => {
    const actor: AnyActor = createActor(quiet, {
      input: inputs[beginning],
      clock: stillClock,
      inspect: (inspected) => {
        if (inspected.type === "@xstate.event" && inspected.actorRef === actor && inspected.event.type !== "xstate.init") hear(actor, inspected.event)
      },
    })
    actor.subscribe(() => {
      if (!replaying && actor === standing.actor) stand({})
    })
    return actor.start()
  }

  const replay = (path: WalkthroughPath, at: number) => {
    replaying = true
    const actor = begun(path.beginning)
    let taken = 0
    for (const step of path.steps.slice(0, at)) {
      const accepted = eventOf(step, machine.id, actor.getSnapshot() as AnyMachineSnapshot)
      if (accepted === null) break
      actor.send(accepted.event)
      taken += 1
    }
    replaying = false
    const lost = taken < at ? (path.steps[taken] ?? null) : null
    const last: Standing | undefined = standing
    stand({ actor, path: lost === null ? path : { ...path, steps: path.steps.slice(0, taken) }, at: taken, lost })
    last?.actor.stop()
  }

  const beginning = from.beginning < inputs.length ? from.beginning : 0
  replay({ ...from, beginning }, from.steps.length)
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    now: () => standing,
    move: ({ event }) => standing.actor.send(event),
    goTo: (at) => replay(standing.path, at),
    beginAt: (chosen) => replay({ ...nowhere, beginning: chosen }, 0),
  }
}
