/** Controller of the registration. */
import type { ActorRefFrom } from "xstate"
import { joinDoor } from "#machines/identity/joins.ts"
import { registrationMachine } from "#machines/identity/registration.ts"
import { provided } from "#machines/ports.ts"
import { safePath } from "#app/login-address.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type RegistrationActors = { readonly actor: ActorRefFrom<typeof registrationMachine> }

export const controller: PageController<never, RegistrationActors> = {
  open: (pageInput) => {
    const next = safePath(pageInput.location.searchParams.get("from"))
    return { actor: createPageActor(provided(registrationMachine, pageInput), { next }, pageInput) }
  },
  join: ({ actor }, { actorRefs: { session }, go }) => joinDoor({ door: actor, session }, (next) => go(next, { replace: true })),
}
