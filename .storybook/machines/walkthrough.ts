/** Walkthrough of a machine: a live actor whose requests are answered by hand, with undo and redo of its path. */
import { createActor, type AnyActor, type AnyMachineSnapshot, type AnyStateMachine } from "xstate"
import { unanswered } from "#book/fixed-state-actor.ts"
import { shownOf } from "#book/statechart/actor-status.ts"
import type { AcceptedEvent, Shown } from "../statechart/messages.ts"
import type { Sample } from "../statechart/accepted-events.ts"
import { stillClock } from "#book/stopped-clock.ts"
import type { MachineModel } from "#book/models/model.ts"
import { eventOf, emptyPath, stepOf, type WalkthroughPath } from "./walkthrough-path.ts"

export type WalkthroughState = {
  /** Replaced when a step is undone. */
  readonly actor: AnyActor
  readonly shown: Shown
  readonly path: WalkthroughPath
  /** Number of steps taken. */
  readonly at: number
  /** A step of a link that the machine no longer accepts; later steps were not taken. */
  readonly rejectedStep: string | null
}

export type Walkthrough = {
  readonly subscribe: (listener: () => void) => () => void
  readonly now: () => WalkthroughState
  readonly move: (event: AcceptedEvent) => void
  /** Goes to the position after so many steps; later ones can be redone. */
  readonly goTo: (at: number) => void
  readonly beginAt: (beginning: number) => void
}

export const createWalkthrough = ({ machine, inputs }: MachineModel<AnyStateMachine>, from: WalkthroughPath = emptyPath): Walkthrough => {
  const quiet = unanswered(machine)
  const listeners = new Set<() => void>()
  let current: WalkthroughState
  let replaying = false

  const update = (change: Partial<WalkthroughState>) => {
    const next = { ...current, ...change }
    const snapshot = next.actor.getSnapshot() as AnyMachineSnapshot
    current = { ...next, shown: shownOf(machine, snapshot, next.path.steps.slice(0, next.at)) }
    for (const listener of listeners) listener()
  }

  /** Every event of the actor is a step, also one from the screen. */
  const recordStep = (actor: AnyActor, event: Sample) => {
    if (replaying || actor !== current.actor) return
    const snapshot = actor.getSnapshot() as AnyMachineSnapshot
    if (!snapshot.can(event)) return
    const { path, at } = current
    const step = stepOf(event, machine.id, snapshot)
    const steps = [...path.steps.slice(0, at), step]
    const isAhead = path.steps[at] === step
    current = { ...current, path: isAhead ? path : { ...path, steps }, at: at + 1 }
  }

  const startActor = (beginning: number): AnyActor => {
    const actor: AnyActor = createActor(quiet, {
      input: inputs[beginning],
      clock: stillClock,
      inspect: (inspected) => {
        const isOwnEvent = inspected.type === "@xstate.event" && inspected.actorRef === actor
        if (isOwnEvent && inspected.event.type !== "xstate.init") recordStep(actor, inspected.event)
      },
    })
    actor.subscribe(() => {
      if (!replaying && actor === current.actor) update({})
    })
    return actor.start()
  }

  const replay = (path: WalkthroughPath, at: number) => {
    replaying = true
    const actor = startActor(path.beginning)
    let taken = 0
    for (const step of path.steps.slice(0, at)) {
      const accepted = eventOf(step, machine.id, actor.getSnapshot() as AnyMachineSnapshot)
      if (accepted === null) break
      actor.send(accepted.event)
      taken += 1
    }
    replaying = false
    const rejectedStep = taken < at ? (path.steps[taken] ?? null) : null
    const last: WalkthroughState | undefined = current
    update({ actor, path: rejectedStep === null ? path : { ...path, steps: path.steps.slice(0, taken) }, at: taken, rejectedStep })
    last?.actor.stop()
  }

  const beginning = from.beginning < inputs.length ? from.beginning : 0
  replay({ ...from, beginning }, from.steps.length)
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    now: () => current,
    move: ({ event }) => current.actor.send(event),
    goTo: (at) => replay(current.path, at),
    beginAt: (chosen) => replay({ ...emptyPath, beginning: chosen }, 0),
  }
}
