/** Placeholder of a machine that is not loaded yet: shows its initial snapshot and queues events. Decision 0012. */
import type { AnyActorRef, EventObject, StateValue } from "xstate"

/** Initial snapshot of a machine as plain JSON. */
export type InitialSnapshot = { readonly value: StateValue; readonly context: unknown; readonly tags: ReadonlyArray<string> }

type Snapshot = { readonly value: StateValue; readonly context: unknown; readonly tags: ReadonlySet<string> }
type Listener = (snapshot: unknown) => void

/** Snapshot of an actor that has not been started. */
export const initialSnapshotOf = (actor: AnyActorRef): InitialSnapshot => {
  const { value, context, tags } = actor.getSnapshot() as Snapshot
  return { value, context, tags: [...tags] }
}

/** Whether the state value `whole` matches `part`, as `matches` of XState. */
const isInState = (whole: StateValue, part: StateValue | undefined): boolean => {
  if (part === undefined || typeof whole === "string") return whole === part
  if (typeof part === "string") return part in whole
  return Object.entries(part).every(([name, inner]) => whole[name] !== undefined && isInState(whole[name], inner))
}

/** `release` replaces the placeholder by the real actor, which receives the queued events. */
export type PlaceholderActor = { readonly actor: AnyActorRef; readonly release: (real: AnyActorRef) => void }

const listenerOf = (observer: Listener | { readonly next?: Listener } | undefined): Listener =>
  typeof observer === "function" ? observer : (snapshot) => observer?.next?.(snapshot)

type Handler = (event: EventObject) => void
/** Handler of emitted events; `stop` once the real actor emits them. */
type Handled = { readonly type: string; readonly handler: Handler; stop: (() => void) | null }

const stopOf = (actor: AnyActorRef, type: string, handler: Handler): (() => void) => {
  const subscription = actor.on(type, handler)
  return () => subscription.unsubscribe()
}

export const placeholderActor = (still: InitialSnapshot): PlaceholderActor => {
  let real: AnyActorRef | null = null
  const events: EventObject[] = []
  const listeners = new Set<Listener>()
  const handlers = new Set<Handled>()
  const snapshot = {
    ...still,
    status: "active",
    tags: new Set(still.tags),
    matches: (part: StateValue) => isInState(still.value, part),
    hasTag: (tag: string) => still.tags.includes(tag),
    can: () => false,
  }
  const actor = {
    sessionId: "held",
    getSnapshot: () => real?.getSnapshot() ?? snapshot,
    send: (event: EventObject) => {
      if (real === null) events.push(event)
      else real.send(event)
    },
    on: (type: string, handler: Handler) => {
      const handled: Handled = { type, handler, stop: real === null ? null : stopOf(real, type, handler) }
      handlers.add(handled)
      return {
        unsubscribe: () => {
          handled.stop?.()
          handlers.delete(handled)
        },
      }
    },
    subscribe: (observer: Parameters<typeof listenerOf>[0]) => {
      const listener = listenerOf(observer)
      listeners.add(listener)
      return { unsubscribe: () => void listeners.delete(listener) }
    },
  }
  return {
    actor: actor as unknown as AnyActorRef,
    release: (machine) => {
      real = machine
      for (const handled of handlers) handled.stop = stopOf(machine, handled.type, handled.handler)
      machine.subscribe((now) => listeners.forEach((listener) => listener(now)))
      for (const event of events.splice(0)) machine.send(event)
    },
  }
}
