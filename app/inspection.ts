/** Inspection of machines: none in a built shop. `npm run dev` replaces this module with the book's inspector (`?inspect`). */
import type { ActorOptions, AnyActorLogic } from "xstate"

export const watched: Pick<ActorOptions<AnyActorLogic>, "inspect"> = {}
