/** Controller of the password reset. */
import type { ActorRefFrom } from "xstate"
import { joinDoor } from "#machines/identity/joins.ts"
import { resetMachine } from "#machines/identity/reset.ts"
import { provided } from "#machines/ports.ts"
import { safePath } from "#app/login-address.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type ResetActors = { readonly actor: ActorRefFrom<typeof resetMachine> }

export const controller: PageController<never, ResetActors> = {
  open: (pageInput) => {
    const next = safePath(pageInput.location.searchParams.get("from"))
    return { actor: createPageActor(provided(resetMachine, pageInput), { next }, pageInput) }
  },
  join: ({ actor }, { actorRefs: { session }, go }) => joinDoor({ door: actor, session }, (next) => go(next, { replace: true })),
}
