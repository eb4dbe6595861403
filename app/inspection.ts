/**
 * Options of actors for the inspection of machines, empty in a built shop. `npm run dev` replaces this module with the book's
 * inspector (`?inspect`).
 */
import type { ActorOptions, AnyActorLogic } from "xstate"

export const inspectionOptions: Pick<ActorOptions<AnyActorLogic>, "inspect"> = {}
