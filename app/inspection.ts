/** Who watches the shop's machines: nobody. `npm run dev` puts the panel of the book in its place (`?inspect`), so a built shop knows nothing of it. */
import type { ActorOptions, AnyActorLogic } from "xstate"

export const watched: Pick<ActorOptions<AnyActorLogic>, "inspect"> = {}
