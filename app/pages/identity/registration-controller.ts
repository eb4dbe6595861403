/** Controller of the registration. */
import { joinLogin, joinLookup } from "#machines/identity/joins.ts"
import { organizationLookupMachine } from "#machines/identity/organization-lookup.ts"
import { registrationMachine } from "#machines/identity/registration.ts"
import { safePath } from "#app/return-path.ts"
import { createPageActor } from "#app/page-actor.ts"
import { defineController } from "#app/page-controller.ts"

export const controller = defineController({
  open: (pageInput) => {
    const next = safePath(pageInput.location.searchParams.get("from"))
    return {
      actor: createPageActor(registrationMachine, { next }, pageInput),
      lookup: createPageActor(organizationLookupMachine, undefined, pageInput, "lookup"),
    }
  },
  join: ({ actor, lookup }, { actorRefs: { session }, go }) => {
    const leaveLogin = joinLogin({ form: actor, session }, (next) => go(next, { replace: true }))
    const leaveLookup = joinLookup({ registration: actor, lookup })
    return () => {
      leaveLogin()
      leaveLookup()
    }
  },
})
