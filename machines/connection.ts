/** Connection of a declared actor to the outside, stored beside the actor so that its type stays that of plain logic. */
import type { AnyActorLogic } from "xstate"

const connections = new WeakMap<AnyActorLogic, (outside: never) => AnyActorLogic>()

/** Marks `logic` as a placeholder that `connect` replaces once the outside is known. */
export const connectable = <Logic extends AnyActorLogic>(logic: Logic, connect: (outside: never) => Logic): Logic => {
  connections.set(logic, connect)
  return logic
}

/** The logic that replaces a marked one; null for any other. */
export const connectedLogic = (logic: AnyActorLogic, outside: unknown): AnyActorLogic | null =>
  connections.get(logic)?.(outside as never) ?? null
