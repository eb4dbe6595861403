/** References to the shared actors that the joins of the areas connect. */
import type { ActorRefFrom } from "xstate"
import type { cartMachine } from "#machines/cart/cart.ts"
import type { sessionMachine } from "#machines/identity/session.ts"
import type { persistenceMachine } from "#machines/shell/persistence.ts"

export type SharedActors = {
  readonly cart: ActorRefFrom<typeof cartMachine>
  readonly persistence: ActorRefFrom<typeof persistenceMachine>
  readonly session: ActorRefFrom<typeof sessionMachine>
}
