/** Registry of a running page's live machines, with their latest events. */
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from "xstate"
import { tellable, type Sample } from "#book/statechart/accepted-events.ts"
import { eventText } from "#book/statechart/labels.ts"

export type Followed = {
  readonly name: string
  readonly actor: AnyActorRef
  readonly machine: AnyStateMachine
  /** Its latest events, newest last. */
  readonly path: ReadonlyArray<string>
}

export type Following = {
  readonly hear: (event: InspectionEvent) => void
  readonly subscribe: (listener: () => void) => () => void
  /** Live machines, in the order of their start. */
  readonly now: () => ReadonlyArray<Followed>
}

/** Maximum events of a path. */
const maxSteps = 30

const machineOf = (actor: object): AnyStateMachine | null => {
  const logic: unknown = "logic" in actor ? actor.logic : null
  return typeof logic === "object" && logic !== null && "root" in logic ? (logic as AnyStateMachine) : null
}

const eventLabel = (event: Sample, { implementations: { delays } }: AnyStateMachine): string =>
  event.type.startsWith("xstate.") ? eventText(event.type, delays) : tellable(event).label

const isAlive = ({ actor }: Followed): boolean => (actor.getSnapshot() as AnyMachineSnapshot).status === "active"

/** `later`: machines change while React renders, so listeners are notified afterwards. */
export const createFollowing = (later: (change: () => void) => void): Following => {
  const listeners = new Set<() => void>()
  const followed = new Map<string, Followed>()
  let living: ReadonlyArray<Followed> = []
  let isDue = false
  const notify = () => {
    isDue = false
    for (const [id, each] of followed) if (!isAlive(each)) followed.delete(id)
    living = [...followed.values()]
    for (const listener of listeners) listener()
  }
  return {
    hear: (event) => {
      const machine = machineOf(event.actorRef)
      if (machine === null || (event.type !== "@xstate.event" && event.type !== "@xstate.snapshot")) return
      const actor = event.actorRef as AnyActorRef
      const known = followed.get(actor.sessionId)
      if (event.type === "@xstate.event") {
        const path = event.event.type === "xstate.init" ? [] : [...(known?.path ?? []), eventLabel(event.event, machine)].slice(-maxSteps)
        followed.set(actor.sessionId, { name: machine.id, actor, machine, path })
      }
      if (isDue) return
      isDue = true
      later(notify)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    now: () => living,
  }
}
