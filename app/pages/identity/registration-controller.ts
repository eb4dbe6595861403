/** Controller of the registration. */
import type { ActorRefFrom } from "xstate"
import { joinDoor, joinLookup } from "#machines/identity/joins.ts"
import { organizationLookupMachine, type OrganizationLookupActor } from "#machines/identity/organization-lookup.ts"
import { registrationMachine } from "#machines/identity/registration.ts"
import { provided } from "#machines/ports.ts"
import { safePath } from "#app/login-address.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type RegistrationActors = { readonly actor: ActorRefFrom<typeof registrationMachine>; readonly lookup: OrganizationLookupActor }

export const controller: PageController<never, RegistrationActors> = {
  open: (pageInput) => {
    const next = safePath(pageInput.location.searchParams.get("from"))
    return {
      actor: createPageActor(provided(registrationMachine, pageInput), { next }, pageInput),
      lookup: createPageActor(provided(organizationLookupMachine, pageInput), undefined, pageInput, "lookup"),
    }
  },
  join: ({ actor, lookup }, { actorRefs: { session }, go }) => {
    const leave = [joinDoor({ door: actor, session }, (next) => go(next, { replace: true })), joinLookup({ registration: actor, lookup })]
    return () => leave.forEach((part) => part())
  },
}
