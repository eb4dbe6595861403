/** Follows every machine of a running page: which ones live, and what each was told. */
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from "xstate"
import { tellable, type Sample } from "../statechart/accepted-events.ts"
import { eventText } from "../statechart/words.ts"

export type Followed = {
  readonly name: string
  readonly actor: AnyActorRef
  readonly machine: AnyStateMachine
  /** What it was told lately, the newest last. */
  readonly path: ReadonlyArray<string>
}

export type Following = {
  readonly hear: (event: InspectionEvent) => void
  readonly subscribe: (listener: () => void) => () => void
  /** Those that live, in the order in which they began. */
  readonly now: () => ReadonlyArray<Followed>
}

/** How much of a path is remembered. */
const mostSteps = 30

const machineOf = (actor: object): AnyStateMachine | null => {
  const logic: unknown = "logic" in actor ? actor.logic : null
  return typeof logic === "object" && logic !== null && "root" in logic ? (logic as AnyStateMachine) : null
}

const eventLabel = (event: Sample, { implementations: { delays } }: AnyStateMachine): string =>
  event.type.startsWith("xstate.") ? eventText(event.type, delays) : tellable(event).label

const isAlive = ({ actor }: Followed): boolean => (actor.getSnapshot() as AnyMachineSnapshot).status === "active"

/** `later`: machines are heard while a page is being drawn, and listeners only after that. */
export const createFollowing = (later: (change: () => void) => void): Following => {
  const listeners = new Set<() => void>()
  const followed = new Map<string, Followed>()
  let living: ReadonlyArray<Followed> = []
  let isDue = false
  const tell = () => {
    isDue = false
    for (const [id, each] of followed) if (!isAlive(each)) followed.delete(id)
    living = [...followed.values()]
    for (const listener of listeners) listener()
  }
  return {
    hear: (told) => {
      const machine = machineOf(told.actorRef)
      if (machine === null || (told.type !== "@xstate.event" && told.type !== "@xstate.snapshot")) return
      const actor = told.actorRef as AnyActorRef
      const known = followed.get(actor.sessionId)
      if (told.type === "@xstate.event") {
        const path = told.event.type === "xstate.init" ? [] : [...(known?.path ?? []), eventLabel(told.event, machine)].slice(-mostSteps)
        followed.set(actor.sessionId, { name: machine.id, actor, machine, path })
      }
      if (isDue) return
      isDue = true
      later(tell)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    now: () => living,
  }
}
