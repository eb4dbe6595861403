/** Controller of the login. */
import { joinDoor } from "#machines/identity/joins.ts"
import { loginMachine } from "#machines/identity/login.ts"
import { registrationAddress, safePath } from "#app/login-address.ts"
import { socialReturn } from "#app/social-return.ts"
import { createPageActor } from "#app/page-actor.ts"
import { defineController } from "#app/page-controller.ts"

export const controller = defineController({
  open: (pageInput) => {
    const { searchParams } = pageInput.location
    const social = socialReturn(searchParams)
    const input = { next: safePath(searchParams.get("from")), isRequired: searchParams.has("required"), ...(social !== null && { social }) }
    return { actor: createPageActor(loginMachine, input, pageInput) }
  },
  join: ({ actor }, { actorRefs: { session }, go }) => {
    const leave = joinDoor({ door: actor, session }, (next) => go(next, { replace: true }))
    const registering = actor.on("registration.begin", ({ next }) => go(registrationAddress(next)))
    return () => {
      leave()
      registering.unsubscribe()
    }
  },
})
